// A table as the page knows it: the server's frames, the shown side, and actions being sent.
import { ask, query, Refused, Unreachable } from "$/house/ask";
import { newKey } from "$/house/keys";
import { me, wishes } from "$/house/me.svelte";
import { take } from "$/house/told";
import { furnish, learn, phrase, say } from "$/house/words.svelte";
import type { Vocabulary } from "$/house/figures";
import type { Accepted, ChatLine, Frame, Heard, SeatFace, TableCard, Why } from "$/generated/wire";
import { merge } from "$/table/merge";
import { seatNames } from "$/table/names";
import { onlyTalk, owed } from "$/table/owed";
import { hold, Procession, TO_MY_TURN } from "$/table/pacing";
import { type Hearing, type Line, listen } from "$/table/stream";
import { Telling, type Wish } from "$/table/telling";

export const SPECTATOR = -2;
// Milliseconds; an accepted action shows up in the stream by then, unless the connection is dead.
const SOON = 3000;
// Retry delays after which a request times out: a kept connection may be dead without an error.
const PATIENCE = 8;

const vocabularies = import.meta.glob<Vocabulary>("../generated/*.words.json", {
  import: "default",
});

/** The result of a game, as sent by the server. */
export interface Result {
  reason: string;
  scores?: number[];
  winners?: number[];
}

/** A refusal of the server: its sentence, its rule, and whether it belongs to the talk. */
export interface Trouble {
  sentence: string;
  rule: string;
  talk: boolean;
}

/** An earlier moment that the reader looks at. */
export interface Past {
  rev: number;
  view: Record<string, unknown>;
}

/** Loads the names in a game's protocol. */
async function vocabulary(slug: string): Promise<Vocabulary> {
  const found = vocabularies[`../generated/${slug}.words.json`];
  if (!found) throw new Error(`no vocabulary of ${slug}`);
  return found();
}

/** Opens a table: loads its card and the catalogues of its game. */
export async function open(id: string, invite = ""): Promise<Table> {
  const told = take("card");
  const card =
    told?.id === id ? told : await ask<TableCard>("GET", `/tables/${id}${query({ invite })}`);
  const [words] = await Promise.all([vocabulary(card.game), learn(card.game), furnish(card.game)]);
  return new Table(card, words, invite, told?.id === id ? (take("frame") ?? null) : null);
}

export class Table {
  card = $state.raw<TableCard>() as TableCard;
  /** The shown side: a seat, or SPECTATOR; null while a curtain hides everything. */
  seat = $state<number | null>(null);
  /** The latest state of this side; null until the first frame. */
  latest = $state.raw<Frame | null>(null);
  /**
   * The shown state: the latest frame, or an earlier one while the reader watches others at a
   * slower pace.
   */
  frame = $state.raw<Frame | null>(null);
  /** An earlier moment, shown instead of the frame; null for the present. */
  past = $state.raw<Past | null>(null);
  line = $state<Line>("joining");
  /** The time of the last frame, for running clocks. */
  cameAt = $state(0);
  /** The action being sent to the server. */
  sending = $state.raw<Wish[] | null>(null);
  /** Whether an action could not reach the server and is being retried. */
  unsent = $state(false);
  /** The server's last refusal. */
  trouble = $state.raw<Trouble | null>(null);
  /** The reason why the table cannot be shown; empty while it can. */
  gone = $state("");
  /** Whether the server no longer recognises the reader. */
  signedOut = $state(false);
  /** The number of steps that wait to be shown, and whether they are paused. */
  waiting = $state(0);
  paused = $state(false);
  readonly telling: Telling;
  private hearing: Hearing | null = null;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private granted = 0; // the revision that the accepted action led to
  private dueAt = 0; // the latest time to show the own turn or the end, once it has come
  private readonly steps = new Procession<Frame>({
    show: (frame) => (this.frame = frame),
    hold: (waiting, last) =>
      hold(wishes.pace, waiting, this.awaited(last) ? this.dueAt - Date.now() : null),
    onWaiting: (waiting) => (this.waiting = waiting),
  });

  constructor(
    card: TableCard,
    readonly game: Vocabulary,
    readonly invite: string,
    private told: Frame | null = null,
  ) {
    this.card = card;
    this.telling = new Telling(game, () => this.names);
  }

  readonly people: SeatFace[] = $derived.by(() =>
    this.latest?.people?.length ? this.latest.people : this.card.seats,
  );
  readonly mine: number[] = $derived.by(() =>
    this.people.filter((face) => me.id && face.account === me.id).map((face) => face.seat),
  );
  readonly names: string[] = $derived.by(() => seatNames(this.game, this.people));
  /** The status in the shown state: at an earlier moment a finished game is still running. */
  readonly status: string = $derived.by(() =>
    this.past ? "running" : (this.frame?.status ?? this.card.status),
  );
  /** Whether the game is over, even if an earlier moment is shown. */
  readonly over: boolean = $derived.by(() => (this.frame?.status ?? this.card.status) === "over");
  readonly view: Record<string, unknown> | null = $derived.by(
    () =>
      this.past?.view ?? (this.frame?.view as Record<string, unknown> | null | undefined) ?? null,
  );
  /** The shown revision. */
  readonly at: number = $derived.by(() => this.past?.rev ?? this.frame?.rev ?? 0);
  readonly asked: number[] = $derived.by(() =>
    this.past ? this.nextAfter(this.past.rev) : (this.frame?.asked ?? []),
  );
  readonly myTurn: boolean = $derived.by(
    () => !this.past && this.seat !== null && this.seat >= 0 && this.asked.includes(this.seat),
  );
  readonly legal: Wish[] = $derived.by(() =>
    this.myTurn ? owed(this.frame, this.latest, this.seat ?? SPECTATOR) : [],
  );
  /** The revision at which the shown decision opened; 0 if the reader does not decide. */
  readonly opened: number = $derived.by(() => (this.myTurn ? (this.frame?.opened ?? 0) : 0));
  readonly heard: Heard[] = $derived.by(() => this.frame?.heard ?? []);
  readonly chat: ChatLine[] = $derived.by(() => this.latest?.chat ?? []);
  readonly clock: (number | null)[] = $derived.by(() => this.latest?.clock ?? []);
  /** The seats that must choose in the latest state. */
  readonly live: number[] = $derived.by(() => this.latest?.asked ?? []);
  readonly result: Result | null = $derived.by(() =>
    this.past
      ? null
      : (((this.frame?.result ?? this.card.result) as Result | null | undefined) ?? null),
  );
  readonly isHost: boolean = $derived.by(() => Boolean(me.id) && this.card.host === me.id);
  readonly agenda: string = $derived.by(() => this.question());

  private question(): string {
    if (this.status === "over") return phrase(this.game.slug, "agenda-over");
    return this.view ? this.telling.agenda(this.view, this.asked) : "";
  }

  /** Returns the seat that chose next after a revision. */
  private nextAfter(rev: number): number[] {
    const next = this.heard.find((one) => one.rev > rev && one.seat >= 0);
    return next ? [next.seat] : [];
  }

  private asks(frame: Frame | null): boolean {
    return this.seat !== null && (frame?.asked ?? []).includes(this.seat);
  }

  /** Returns whether the reader waits for a frame: the own turn, or the end. */
  private awaited(frame: Frame | null): boolean {
    return this.asks(frame) || frame?.status === "over";
  }

  /** Shows one side of the table, live. */
  watch(seat: number): void {
    this.leave();
    this.seat = seat;
    this.hearing = listen({
      table: this.card.id,
      account: me.id,
      seat,
      invite: this.invite,
      sums: this.game.sums ?? {},
      known: this.told?.seat === seat ? this.told : null,
      onFrame: (frame) => this.take(frame),
      onLine: (line) => (this.line = line),
      onRefused: () => void this.look(),
    });
    this.told = null; // later it would be outdated
  }

  /** Clears the shown side and closes its stream. */
  leave(): void {
    this.hearing?.end();
    this.hearing = null;
    clearTimeout(this.patience);
    this.steps.clear();
    [this.seat, this.frame, this.latest, this.past] = [null, null, null, null];
    [this.sending, this.trouble, this.unsent, this.paused, this.granted] = [
      null,
      null,
      false,
      false,
      0,
    ];
    // Makes derived values drop their old data as well.
    void [this.view, this.legal, this.heard, this.chat];
  }

  private take(frame: Frame): void {
    const before = this.latest;
    if (before && frame.rev < before.rev) return; // a refusal brought a newer state already
    if (before && frame.status !== before.status) void this.look();
    const news = (frame.heard ?? []).filter((one) => before && one.rev > before.rev);
    this.latest = frame;
    this.cameAt = Date.now();
    this.settle();
    if (this.awaited(frame) && !this.awaited(before))
      this.dueAt = this.cameAt + TO_MY_TURN[wishes.pace];
    const still = before && (frame.rev === before.rev || onlyTalk(news, this.game.asides));
    if (still) this.steps.amend(frame);
    else this.steps.add(frame, !before || this.urgent(news));
  }

  /**
   * Returns whether new entries are shown at once: the reader's own, or those that cannot be
   * watched step by step.
   */
  private urgent(news: Heard[]): boolean {
    if (document.hidden || news.length !== 1 || this.asks(this.frame) || this.past) return true;
    return news.some((one) => one.by === "undo" || one.seat === this.seat);
  }

  /** Finishes sending once the action's revision has come. Only then can the reader act again. */
  private settle(): void {
    if (this.granted && (this.latest?.rev ?? 0) >= this.granted)
      [this.sending, this.granted] = [null, 0];
  }

  /** Pauses the waiting steps; the next methods resume, show one, or show all. */
  pause(): void {
    this.paused = true;
    this.steps.pause();
  }

  goOn(): void {
    this.paused = false;
    this.steps.go();
  }

  step(): void {
    this.steps.step();
  }

  catchUp(): void {
    this.paused = false;
    this.steps.catchUp();
  }

  /** Reloads the table's card. */
  async look(): Promise<void> {
    try {
      this.card = await ask<TableCard>("GET", `${this.path}${query({ invite: this.invite })}`);
      if (this.seat !== null && this.seat >= 0 && this.line === "lost") await this.recognise();
    } catch (no) {
      if (!(no instanceof Refused)) return; // the server is unreachable: the page already says so
      if (no.status === 404)
        await this.recognise().then(() => this.signedOut || (this.gone = no.message));
      else this.complain(no);
    }
  }

  /** Checks whether the server still recognises the reader. */
  private async recognise(): Promise<void> {
    if (!me.account) return;
    const no: unknown = await ask("GET", "/me").catch((found: unknown) => found);
    this.signedOut = no instanceof Refused && no.status === 401;
  }

  get path(): string {
    return `/tables/${this.card.id}`;
  }

  /** Returns the legal actions of a kind. */
  wishes(kind: string): Wish[] {
    return this.legal.filter((wish) => wish[0] === kind);
  }

  /** Returns whether an action is legal. */
  can(...wish: Wish): boolean {
    return this.legal.some(
      (one) =>
        one.length === wish.length && one.every((part, at) => String(part) === String(wish[at])),
    );
  }

  /**
   * Sends an action until the server has answered. One key for all attempts makes sure that it is
   * played once.
   */
  async act(...steps: Wish[]): Promise<boolean> {
    if (this.sending || this.seat === null || !this.myTurn) return false;
    const body = { rev: this.opened, key: newKey(), do: steps, seat: this.seat };
    [this.sending, this.trouble, this.granted] = [steps, null, 0];
    const granted = await this.send(body);
    this.unsent = false;
    if (!granted) this.sending = null;
    this.settle();
    this.expectNews();
    return granted;
  }

  /** Expects an event soon after an accepted action; if none comes, suspects the connection. */
  private expectNews(wait = SOON): void {
    clearTimeout(this.patience);
    if (!this.granted) return;
    this.patience = setTimeout(() => {
      if (this.granted) this.hearing?.doubt();
      this.expectNews(wait * 2);
    }, wait);
  }

  private async send(body: {
    rev: number;
    key: string;
    do: Wish[];
    seat: number;
  }): Promise<boolean> {
    for (let wait = 500; this.seat === body.seat; wait = Math.min(8000, wait * 2)) {
      try {
        this.granted = (
          await ask<Accepted>("POST", `${this.path}/actions`, body, PATIENCE * wait)
        ).rev;
        return true;
      } catch (no) {
        if (no instanceof Refused && no.status < 500) return this.refused(no);
        this.unsent = true;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
    return false;
  }

  private refused(no: Refused): boolean {
    if (no.problem.tail) this.take(merge(this.latest, no.problem.tail as Frame));
    this.complain(no);
    return false;
  }

  /** Shows a refusal or a lost connection. A refusal in the talk is shown there. */
  complain(no: unknown, talk = false): void {
    if (no instanceof Refused && no.status === 401) void this.recognise();
    if (no instanceof Refused)
      this.trouble = { sentence: no.message, rule: no.problem.rule ?? "", talk };
    else if (no instanceof Unreachable)
      this.trouble = { sentence: say("unreachable-now"), rule: "", talk };
    else throw no;
  }

  /** Sends another request about the table and shows a refusal. */
  async post<T>(what: string, body?: unknown, method = "POST", talk = false): Promise<T | null> {
    this.trouble = null;
    try {
      return await ask<T>(method, `${this.path}${what && `/${what}`}`, body);
    } catch (no) {
      this.complain(no, talk);
      return null;
    }
  }

  /** Sends a request of the talk and shows a refusal there. */
  async talk<T>(what: string, body: unknown): Promise<T | null> {
    return this.post<T>(what, body, "POST", true);
  }

  /** Asks the server why an action is illegal now, from this seat's knowledge. */
  async why(...wish: Wish): Promise<Why | null> {
    return this.post<Why>("why", { do: wish, seat: this.seat });
  }
}
