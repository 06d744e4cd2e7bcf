// Detects a dead connection. The server sends heartbeats and announces their interval. After more
// than two silent intervals the connection counts as lost.

const UNTOLD = 10_000; // milliseconds, until the server has sent its interval
const MISSED = 2; // intervals
const BREATH = 0.2; // of an interval
// Milliseconds for the first connection after a lost one, doubled for each further one.
const HASTE = 3000;

export class Pulse {
  /** The heartbeat interval of the server, in milliseconds. */
  every = UNTOLD;
  private lost = 0; // connections lost since the last message
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly silent: () => void) {}

  /** Restarts the timer after a message: two intervals, plus `more`. */
  heard(more: number, every = this.every): void {
    [this.every, this.lost] = [every, 0];
    this.wait((MISSED + more) * every);
  }

  /**
   * Starts the timer for a new connection. After a lost one it is shorter, because the browser may
   * reuse the same dead connection.
   */
  asked(): void {
    const haste = this.lost ? HASTE * 2 ** (this.lost - 1) : Infinity;
    this.wait(Math.min(haste, MISSED * this.every));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(milliseconds: number): void {
    this.stop();
    this.timer = setTimeout(() => this.wonder(), milliseconds);
  }

  /** Waits a little before giving up: a tab that slept may have unread heartbeats. */
  private wonder(): void {
    this.timer = setTimeout(() => this.lose(), BREATH * this.every);
  }

  private lose(): void {
    this.lost++;
    this.silent();
  }
}
