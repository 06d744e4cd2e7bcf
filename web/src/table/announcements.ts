// Announcements for screen readers. New lines are collected while the last ones are being read.

const PAUSE = 1500;
const MOST = 4;

export class Announcements {
  private lines: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private announcedAt = 0;

  constructor(
    private readonly announce: (text: string) => void,
    private readonly more: (number: number) => string,
  ) {}

  /** Queues lines for the next announcement. */
  add(lines: string[]): void {
    if (!lines.length) return;
    this.lines.push(...lines);
    this.timer ??= setTimeout(
      () => this.say(),
      Math.max(50, this.announcedAt + PAUSE - Date.now()),
    );
  }

  stop(): void {
    clearTimeout(this.timer);
    [this.timer, this.lines] = [undefined, []];
  }

  private say(): void {
    const skipped = this.lines.length - MOST;
    const last = this.lines.slice(-MOST);
    this.stop();
    this.announcedAt = Date.now();
    this.announce([...(skipped > 0 ? [this.more(skipped)] : []), ...last].join(" "));
  }
}
