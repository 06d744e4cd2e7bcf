// Whether a line is alive: the house shows life at an interval that it tells, and who hears nothing
// for longer than two of them has lost it.

const UNTOLD = 10_000; // milliseconds, until the house has told its own interval
const MISSED = 2; // intervals
const BREATH = 0.2; // of an interval
const HASTE = 3000; // milliseconds for the first line after a lost one, twice as many for the next

export class Pulse {
  /** The interval of the house, in milliseconds. */
  every = UNTOLD;
  private lost = 0; // lines, since something came
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly silent: () => void) {}

  /** Something came: the line is believed for two intervals, and for so many more. */
  heard(more: number, every = this.every): void {
    [this.every, this.lost] = [every, 0];
    this.wait((MISSED + more) * every);
  }

  /** A line is asked for; after a lost one the browser may ask over a connection as dead as that. */
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

  /** Who slept has missed nothing yet: what was said meanwhile may still lie before the door. */
  private wonder(): void {
    this.timer = setTimeout(() => this.lose(), BREATH * this.every);
  }

  private lose(): void {
    this.lost++;
    this.silent();
  }
}
