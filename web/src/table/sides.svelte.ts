// Whose side of the table this screen shows; with several people at one screen, behind a curtain.
import { SPECTATOR, type Table } from "$/table/table.svelte";

const LINGER = 900; // so long one's own move can be seen before the curtain falls

export class Sides {
  /** The seat that the device is passed to; null while a side is shown. */
  curtain = $state<number | null>(null);
  /** The seat of this screen that is asked next, while another one's side is shown. */
  next = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Whether several seats are played at this screen. */
  readonly shared: boolean = $derived.by(() => this.table.mine.length > 1);

  /** Show the side that this screen is entitled to. */
  begin(): void {
    const { mine, card } = this.table;
    const begun = card.status !== "open";
    if (mine.length > 1 && card.status !== "over") this.table.watch(SPECTATOR);
    else this.table.watch(begun || mine.length === 1 ? (mine[0] ?? SPECTATOR) : SPECTATOR);
  }

  /** Whom the device must be passed to, from what is shown; called whenever that changes. */
  look(): void {
    clearTimeout(this.timer);
    this.next = this.shared && this.curtain === null ? this.wanted() : null;
    if (this.next === null) return;
    const seat = this.next;
    const hidden = this.table.seat === SPECTATOR; // nothing to be seen off
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

  /** Let the curtain fall: nothing of the side before stays, neither on the screen nor in memory. */
  fall(seat: number): void {
    clearTimeout(this.timer);
    this.table.leave();
    [this.curtain, this.next] = [seat, null];
  }

  /** The person it was passed to draws it aside. */
  draw(): void {
    if (this.curtain === null) return;
    this.table.watch(this.curtain);
    this.curtain = null;
  }

  /** Somebody sat down or got up before the beginning, or came to be known. */
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
