// The seat from which this screen shows the table. A curtain separates several people at one
// screen.
import { SPECTATOR, type Table } from "$/table/table.svelte";

const LINGER = 900; // milliseconds for which the reader's move stays visible before the curtain falls

export class Perspective {
  /** The seat that the device is passed to; null while the table is shown. */
  curtain = $state<number | null>(null);
  /** The seat of this screen that decides next, while another seat is shown. */
  next = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Whether several seats are played at this screen. */
  readonly shared: boolean = $derived.by(() => this.table.mine.length > 1);

  /** Shows the table from the seat that this screen may see. */
  begin(): void {
    const { mine, summary } = this.table;
    const begun = summary.status !== "open";
    if (mine.length > 1 && summary.status !== "over") this.table.watch(SPECTATOR);
    else this.table.watch(begun || mine.length === 1 ? (mine[0] ?? SPECTATOR) : SPECTATOR);
  }

  /** Determines the seat that gets the device next. Called whenever the shown state changes. */
  update(): void {
    clearTimeout(this.timer);
    this.next = this.shared && this.curtain === null ? this.nextSeat() : null;
    if (this.next === null) return;
    const seat = this.next;
    const hidden = this.table.seat === SPECTATOR; // a spectator has no last move to watch
    this.timer = setTimeout(() => this.lowerCurtain(seat), hidden ? 0 : LINGER);
  }

  private nextSeat(): number | null {
    const { seat, toMove, mine, status, waiting, past, latest } = this.table;
    if (
      status !== "running" ||
      latest === null ||
      waiting ||
      past ||
      seat === null ||
      (seat !== SPECTATOR && toMove.includes(seat))
    )
      return null;
    return mine.find((one) => toMove.includes(one)) ?? null;
  }

  /** Lowers the curtain: removes all data of the previous seat from screen and memory. */
  lowerCurtain(seat: number): void {
    clearTimeout(this.timer);
    this.table.leave();
    [this.curtain, this.next] = [seat, null];
  }

  /** Opens the curtain for the seat that the device was passed to. */
  openCurtain(): void {
    if (this.curtain === null) return;
    this.table.watch(this.curtain);
    this.curtain = null;
  }

  /** Adapts the shown seat after the reader took or left a seat, or signed in. */
  adapt(): void {
    const { mine, seat, status, past } = this.table;
    if (this.curtain !== null || past || status === "over" || seat === null) return;
    if (this.shared ? seat !== SPECTATOR && !mine.includes(seat) : seat !== (mine[0] ?? SPECTATOR))
      this.begin();
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
