// The replay of a game: earlier revisions, one step at a time, with a small cache.
import { readView } from "$/core/kinds";
import { query, Refused, request } from "$/core/http";
import type { SeatView } from "$/generated/wire";
import type { Past, Table } from "$/table/table.svelte";

const CACHED = 48;
const AHEAD = 3;
const STEP: Record<string, number> = { slow: 1600, usual: 900, fast: 400 };

export class Replay {
  playing = $state(false);
  /** The requested revision, which may still be loading; null for the present. */
  requested = $state<number | null>(null);
  private readonly views = new Map<string, Promise<Past>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    private readonly pace: () => "slow" | "usual" | "fast",
  ) {}

  readonly last: number = $derived.by(() => this.table.frame?.rev ?? 0);
  readonly at: number = $derived.by(() => this.requested ?? this.last);

  /** Shows the table after a revision. The last revision means the present. */
  async show(rev: number): Promise<void> {
    const requested = Math.min(Math.max(1, rev), this.last);
    if (!this.last || requested === this.last) return this.now();
    this.requested = requested;
    try {
      const past = await this.view(requested);
      if (this.requested !== requested || this.table.seat === null) return;
      this.table.past = past;
      for (let next = requested + 1; next <= Math.min(requested + AHEAD, this.last); next += 1)
        void this.view(next).catch(() => undefined);
    } catch (error) {
      this.stop();
      if (error instanceof Refused) this.now();
      this.table.showError(error);
    }
  }

  /** Returns to the present. */
  now(): void {
    this.stop();
    [this.requested, this.table.past] = [null, null];
  }

  /** Clears everything, because another seat is shown. */
  clear(): void {
    this.now();
    this.views.clear();
  }

  /** Plays to the end automatically. */
  play(): void {
    if (this.at >= this.last) void this.show(1);
    this.playing = true;
    this.arm();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else this.play();
  }

  private arm(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.showNext(), STEP[this.pace()]);
  }

  private async showNext(): Promise<void> {
    if (!this.playing) return;
    await this.show(this.at + 1);
    if (this.playing && this.requested !== null) this.arm();
  }

  private view(rev: number): Promise<Past> {
    const { path, seat, invite, game } = this.table;
    const address = `${path}/view${query({ seat, invite, rev })}`;
    const known = this.views.get(address);
    if (known) return known;
    const loading = request<SeatView>("GET", address).then((found) => ({
      rev,
      view: readView(game, found.view) as Past["view"],
    }));
    loading.catch(() => this.views.delete(address));
    this.views.set(address, loading);
    for (const old of [...this.views.keys()].slice(0, -CACHED)) this.views.delete(old);
    return loading;
  }
}
