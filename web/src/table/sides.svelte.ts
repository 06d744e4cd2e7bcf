// The side of the table that this screen shows. Several people at one screen are separated by a
// curtain.
import { SPECTATOR, type Table } from "$/table/table.svelte";

const LINGER = 900; // milliseconds for which the own move stays visible before the curtain falls

export class Sides {
  /** The seat that the device is passed to; null while a side is shown. */
  curtain = $state<number | null>(null);
  /** The seat of this screen that decides next, while another side is shown. */
  next = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Whether several seats are played at this screen. */
  readonly shared: boolean = $derived.by(() => this.table.mine.length > 1);

  /** Shows the side that this screen may see. */
  begin(): void {
    const { mine, card } = this.table;
    const begun = card.status !== "open";
    if (mine.length > 1 && card.status !== "over") this.table.watch(SPECTATOR);
    else this.table.watch(begun || mine.length === 1 ? (mine[0] ?? SPECTATOR) : SPECTATOR);
  }

  /** Determines the seat that gets the device next. Called whenever the shown state changes. */
  look(): void {
    clearTimeout(this.timer);
    this.next = this.shared && this.curtain === null ? this.wanted() : null;
    if (this.next === null) return;
    const seat = this.next;
    const hidden = this.table.seat === SPECTATOR; // a spectator's side has no last move to watch
    this.timer = setTimeout(() => this.fall(seat), hidden ? 0 : LINGER);
  }

  private wanted(): number | null {
    const { seat, asked, mine, status, waiting, past, latest } = this.table;
    if (
      status !== "running" ||
      latest === null ||
      waiting ||
      past ||
      seat === null ||
      asked.includes(seat)
    )
      return null;
    return mine.find((one) => asked.includes(one)) ?? null;
  }

  /** Lowers the curtain: removes all data of the previous side from screen and memory. */
  fall(seat: number): void {
    clearTimeout(this.timer);
    this.table.leave();
    [this.curtain, this.next] = [seat, null];
  }

  /** Opens the curtain for the seat that the device was passed to. */
  draw(): void {
    if (this.curtain === null) return;
    this.table.watch(this.curtain);
    this.curtain = null;
  }

  /** Adapts the side after the reader took or left a seat, or signed in. */
  settle(): void {
    const { mine, seat, status, past } = this.table;
    if (this.curtain !== null || past || status === "over" || seat === null) return;
    if (this.shared ? seat >= 0 && !mine.includes(seat) : seat !== (mine[0] ?? SPECTATOR))
      this.begin();
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
