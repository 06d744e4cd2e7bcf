// Detects a dead connection. The server sends heartbeats and announces their interval. After more
// than two silent intervals the connection counts as lost.

const DEFAULT_INTERVAL = 10_000; // milliseconds, until the server has sent its interval
const MISSED = 2; // intervals
const GRACE = 0.2; // of an interval
// Milliseconds for the first connection after a lost one, doubled for each further one.
const RECONNECT_TIMEOUT = 3000;

export class Heartbeat {
  /** The heartbeat interval of the server, in milliseconds. */
  interval = DEFAULT_INTERVAL;
  private lost = 0; // connections lost since the last message
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onLost: () => void) {}

  /** Restarts the timer after a message: two intervals, plus `more`. */
  received(more: number, interval = this.interval): void {
    [this.interval, this.lost] = [interval, 0];
    this.wait((MISSED + more) * interval);
  }

  /**
   * Starts the timer for a new connection. After a lost one it is shorter, because the browser may
   * reuse the same dead connection.
   */
  connecting(): void {
    const short = this.lost ? RECONNECT_TIMEOUT * 2 ** (this.lost - 1) : Infinity;
    this.wait(Math.min(short, MISSED * this.interval));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(milliseconds: number): void {
    this.stop();
    this.timer = setTimeout(() => this.waitForUnread(), milliseconds);
  }

  /** Waits a little before giving up: a tab that slept may have unread heartbeats. */
  private waitForUnread(): void {
    this.timer = setTimeout(() => this.giveUp(), GRACE * this.interval);
  }

  private giveUp(): void {
    this.lost++;
    this.onLost();
  }
}
