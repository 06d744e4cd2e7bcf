// Pace of watching others: shows one step at a time, slowly enough to read.

export type Pace = "slow" | "usual" | "fast";

const HOLDS: Record<Pace, number> = { slow: 1600, usual: 800, fast: 250 };
/**
 * The longest time for all steps before the reader's own turn. Readers who want it sooner can catch
 * up.
 */
export const TO_MY_TURN: Record<Pace, number> = { slow: Infinity, usual: 3000, fast: 800 };

/** Returns how long a step is shown. `left` is the time until the reader's turn must be shown. */
export function hold(pace: Pace, waiting: number, left: number | null): number {
  return left === null
    ? HOLDS[pace]
    : Math.min(HOLDS[pace], Math.max(0, left) / Math.max(1, waiting));
}

interface Callbacks<T> {
  show: (one: T) => void;
  /** Returns how long the shown step stays, for a number of waiting steps. */
  hold: (waiting: number, last: T) => number;
  /** Called when the number of waiting steps has changed. */
  onWaiting: (waiting: number) => void;
}

/** A queue of steps that are shown in their order, each for some time. */
export class StepQueue<T> {
  private queue: T[] = [];
  private shownAt = 0;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly callbacks: Callbacks<T>) {}

  get waiting(): number {
    return this.queue.length;
  }

  /** Adds a step. `atOnce` drops the waiting steps and shows this one immediately. */
  add(one: T, atOnce: boolean): void {
    if (atOnce) this.queue = [];
    this.queue.push(one);
    if (atOnce) this.next();
    else this.arm();
    this.callbacks.onWaiting(this.queue.length);
  }

  /** Replaces the last waiting step by a newer version; if none waits, shows it. */
  replaceLast(one: T): void {
    if (this.queue.length) this.queue[this.queue.length - 1] = one;
    else this.callbacks.show(one);
  }

  pause(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  resume(): void {
    this.stopped = false;
    this.arm();
  }

  /** Shows the next step now. */
  step(): void {
    if (this.queue.length) this.next();
  }

  /** Shows the last step now and skips those before it. */
  catchUp(): void {
    this.stopped = false;
    const last = this.queue.at(-1);
    if (last !== undefined) this.add(last, true);
  }

  clear(): void {
    clearTimeout(this.timer);
    [this.queue, this.shownAt, this.stopped] = [[], 0, false];
    this.callbacks.onWaiting(0);
  }

  private arm(): void {
    clearTimeout(this.timer);
    const last = this.queue.at(-1);
    if (this.stopped || last === undefined) return;
    const wait = this.shownAt + this.callbacks.hold(this.queue.length, last) - Date.now();
    if (wait <= 0) this.next();
    else this.timer = setTimeout(() => this.next(), wait);
  }

  private next(): void {
    const one = this.queue.shift();
    if (one === undefined) return;
    this.shownAt = Date.now();
    this.callbacks.show(one);
    this.callbacks.onWaiting(this.queue.length);
    this.arm();
  }
}
