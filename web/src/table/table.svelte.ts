// A table as the page knows it: the server's frames, the shown seat, and actions being sent.
import { query, Refused, request, Unreachable } from "$/core/http";
import { newKey } from "$/core/keys";
import { me, preferences } from "$/core/me.svelte";
import { takeEmbedded } from "$/core/embedded";
import { loadBoardMessages, loadCatalogue, phrase, say } from "$/core/messages.svelte";
import { type Vocabulary, writeAction } from "$/core/kinds";
import { loadVocabulary } from "$/core/vocabulary";
import type {
  Accepted,
  ChatLine,
  Frame,
  SeatSummary,
  TableSummary,
  Why,
  WireEntry,
} from "$/generated/wire";
import { choiceAfter, linesOf } from "$/table/log";
import { merge } from "$/table/merge";
import { readFrame } from "$/table/frames";
import { familiesOf } from "$/core/families";
import { seatNames } from "$/table/names";
import { legalActions, onlyTalk } from "$/table/decision";
import { hold, StepQueue, TO_MY_TURN } from "$/table/pacing";
import { type Connection, subscribe, type Subscription } from "$/table/stream";
import { type Action, GameText } from "$/table/game-text";

/** The word of the server for everybody who watches without a seat. */
export const SPECTATOR = "spectator";
/** The seat from which a table is shown. */
export type Side = number | typeof SPECTATOR;
// Milliseconds; an accepted action shows up in the stream by then, unless the connection is dead.
const SOON = 3000;
// Retry delays after which a request times out: a kept connection may be dead without an error.
const TIMEOUT = 8;

/** The result of a game, as sent by the server. */
export interface Result {
  reason: string;
  scores?: number[];
  winners?: number[];
}

/** A refusal of the server: its detail, its rule, and whether it belongs to the talk. */
export interface Refusal {
  detail: string;
  rule: string;
  talk: boolean;
}

/** An earlier moment that the reader looks at. */
export interface Past {
  rev: number;
  view: Record<string, unknown>;
}

/** Opens a table: loads its summary and the catalogues of its game. */
export async function open(id: string, invite = ""): Promise<Table> {
  const embedded = takeEmbedded("table");
  const summary =
    embedded?.id === id
      ? embedded
      : await request<TableSummary>("GET", `/tables/${id}${query({ invite })}`);
  const [game] = await Promise.all([
    loadVocabulary(summary.game),
    loadCatalogue(summary.game),
    loadBoardMessages(summary.game),
  ]);
  return new Table(
    summary,
    game,
    invite,
    embedded?.id === id ? (takeEmbedded("frame") ?? null) : null,
  );
}

export class Table {
  summary = $state.raw<TableSummary>() as TableSummary;
  /** The shown seat, or SPECTATOR; null while a curtain hides everything. */
  seat = $state<Side | null>(null);
  /** The latest state of this seat; null until the first frame. */
  latest = $state.raw<Frame | null>(null);
  /**
   * The shown state: the latest frame, or an earlier one while the reader watches others at a
   * slower pace.
   */
  frame = $state.raw<Frame | null>(null);
  /** An earlier moment, shown instead of the frame; null for the present. */
  past = $state.raw<Past | null>(null);
  connection = $state<Connection>("joining");
  /** The time of the last frame, for running clocks. */
  receivedAt = $state(0);
  /** The action being sent to the server. */
  sending = $state.raw<Action[] | null>(null);
  /** Whether an action could not reach the server and is being retried. */
  unsent = $state(false);
  /** The server's last refusal. */
  refusal = $state.raw<Refusal | null>(null);
  /** The reason why the table cannot be shown; empty while it can. */
  gone = $state("");
  /** Whether the server no longer recognises the reader. */
  signedOut = $state(false);
  /** The number of steps that wait to be shown, and whether they are paused. */
  waiting = $state(0);
  paused = $state(false);
  readonly text: GameText;
  private firstFrame: Frame | null;
  private subscription: Subscription | null = null;
  private recoverTimer: ReturnType<typeof setTimeout> | undefined;
  private acceptedRev = 0; // the revision that the accepted action led to
  private dueAt = 0; // the latest time to show the reader's turn or the end, once it has come
  private readonly steps = new StepQueue<Frame>({
    show: (frame) => (this.frame = frame),
    hold: (waiting, last) =>
      hold(preferences.pace, waiting, this.awaited(last) ? this.dueAt - Date.now() : null),
    onWaiting: (waiting) => (this.waiting = waiting),
  });

  constructor(
    summary: TableSummary,
    readonly game: Vocabulary,
    readonly invite: string,
    firstFrame: Frame | null = null,
  ) {
    this.summary = summary;
    this.firstFrame = firstFrame && readFrame(game, firstFrame);
    this.text = new GameText(game, () => this.names);
  }

  readonly people: SeatSummary[] = $derived.by(() =>
    this.latest?.people?.length ? this.latest.people : this.summary.seats,
  );
  readonly mine: number[] = $derived.by(() =>
    this.people.filter((player) => me.id && player.account === me.id).map((player) => player.seat),
  );
  /** The family of each seat, which gives it arms and a colour. */
  readonly families: number[] = $derived.by(() =>
    familiesOf(this.game, this.people.length, this.summary.options),
  );
  readonly names: string[] = $derived.by(() => seatNames(this.game, this.people, this.families));
  /** The status in the shown state: at an earlier moment a finished game is still running. */
  readonly status: string = $derived.by(() =>
    this.past ? "running" : (this.frame?.status ?? this.summary.status),
  );
  /** Whether the game is over, even if an earlier moment is shown. */
  readonly over: boolean = $derived.by(
    () => (this.frame?.status ?? this.summary.status) === "over",
  );
  readonly view: Record<string, unknown> | null = $derived.by(
    () =>
      this.past?.view ?? (this.frame?.view as Record<string, unknown> | null | undefined) ?? null,
  );
  /** The shown revision. */
  readonly at: number = $derived.by(() => this.past?.rev ?? this.frame?.rev ?? 0);
  /** The seats that must choose in the shown state. */
  readonly toMove: number[] = $derived.by(() =>
    this.past ? this.nextAfter(this.past.rev) : (this.frame?.to_move ?? []),
  );
  readonly myTurn: boolean = $derived.by(
    () => !this.past && typeof this.seat === "number" && this.toMove.includes(this.seat),
  );
  readonly legal: Action[] = $derived.by(() =>
    this.myTurn && typeof this.seat === "number"
      ? legalActions(this.frame, this.latest, this.seat)
      : [],
  );
  /** The revision at which the shown decision opened; 0 if the reader does not decide. */
  readonly decision: number = $derived.by(() => (this.myTurn ? (this.frame?.decision ?? 0) : 0));
  readonly entries: WireEntry[] = $derived.by(() => this.frame?.entries ?? []);
  readonly chat: ChatLine[] = $derived.by(() => this.latest?.chat ?? []);
  readonly clock: (number | null)[] = $derived.by(() => this.latest?.clock ?? []);
  /** The seats that must choose in the latest state. */
  readonly live: number[] = $derived.by(() => this.latest?.to_move ?? []);
  readonly result: Result | null = $derived.by(() =>
    this.past
      ? null
      : (((this.frame?.result ?? this.summary.result) as Result | null | undefined) ?? null),
  );
  readonly isHost: boolean = $derived.by(() => Boolean(me.id) && this.summary.host === me.id);
  /** Whether the reader may chat and continue the game: at an unverified one only its host may. */
  readonly takesPart: boolean = $derived.by(() => !this.summary.unverified || this.isHost);
  readonly agenda: string = $derived.by(() => this.currentQuestion());

  private currentQuestion(): string {
    if (this.status === "over") return phrase(this.game.game, "agenda-over");
    return this.view ? this.text.agenda(this.view, this.toMove) : "";
  }

  /** Returns the seat that chose next after a revision. */
  private nextAfter(rev: number): number[] {
    const next = this.entries.find((one) => one.rev > rev && one.seat !== "table")?.seat;
    return typeof next === "number" ? [next] : [];
  }

  private asksMe(frame: Frame | null): boolean {
    return typeof this.seat === "number" && (frame?.to_move ?? []).includes(this.seat);
  }

  /** Returns whether the reader waits for a frame: the reader's turn, or the end. */
  private awaited(frame: Frame | null): boolean {
    return this.asksMe(frame) || frame?.status === "over";
  }

  /** Shows the table from a seat, live. */
  watch(seat: Side): void {
    this.leave();
    this.seat = seat;
    this.subscription = subscribe({
      table: this.summary.id,
      account: me.id,
      seat,
      invite: this.invite,
      sums: this.game.sums ?? {},
      read: (frame) => readFrame(this.game, frame),
      known: this.firstFrame?.seat === seat ? this.firstFrame : null,
      onFrame: (frame) => this.receive(frame),
      onConnection: (connection) => (this.connection = connection),
      onRefused: () => void this.refresh(),
    });
    this.firstFrame = null; // later it would be outdated
  }

  /** Clears the shown seat and closes its stream. */
  leave(): void {
    this.subscription?.end();
    this.subscription = null;
    clearTimeout(this.recoverTimer);
    this.steps.clear();
    [this.seat, this.frame, this.latest, this.past] = [null, null, null, null];
    [this.sending, this.refusal, this.unsent, this.paused, this.acceptedRev] = [
      null,
      null,
      false,
      false,
      0,
    ];
    // Makes derived values drop their old data as well.
    void [this.view, this.legal, this.entries, this.chat];
  }

  private receive(frame: Frame): void {
    const before = this.latest;
    if (before && frame.rev < before.rev) return; // a refusal brought a newer state already
    if (before && frame.status !== before.status) void this.refresh();
    const news = (frame.entries ?? []).filter((one) => before && one.rev > before.rev);
    this.latest = frame;
    this.receivedAt = Date.now();
    this.finishSending();
    if (this.awaited(frame) && !this.awaited(before))
      this.dueAt = this.receivedAt + TO_MY_TURN[preferences.pace];
    const unchanged = before && (frame.rev === before.rev || onlyTalk(news, this.game.asides));
    if (unchanged) this.steps.replaceLast(frame);
    else this.steps.add(frame, !before || this.urgent(news));
  }

  /**
   * Returns whether new entries are shown at once: the reader's own, or those that cannot be
   * watched step by step.
   */
  private urgent(news: WireEntry[]): boolean {
    if (document.hidden || news.length !== 1 || this.asksMe(this.frame) || this.past) return true;
    return news.some((one) => one.by === "undo" || one.seat === this.seat);
  }

  /** Finishes sending once the action's revision has come. Only then can the reader act again. */
  private finishSending(): void {
    if (this.acceptedRev && (this.latest?.rev ?? 0) >= this.acceptedRev)
      [this.sending, this.acceptedRev] = [null, 0];
  }

  /** Pauses the waiting steps; the next methods resume, show one, or show all. */
  pause(): void {
    this.paused = true;
    this.steps.pause();
  }

  resume(): void {
    this.paused = false;
    this.steps.resume();
  }

  step(): void {
    this.steps.step();
  }

  catchUp(): void {
    this.paused = false;
    this.steps.catchUp();
  }

  /** Reloads the table's summary. */
  async refresh(): Promise<void> {
    try {
      this.summary = await request<TableSummary>(
        "GET",
        `${this.path}${query({ invite: this.invite })}`,
      );
      if (typeof this.seat === "number" && this.connection === "lost") await this.checkSession();
    } catch (error) {
      if (!(error instanceof Refused)) return; // the server is unreachable: the page already says so
      if (error.status === 404)
        await this.checkSession().then(() => this.signedOut || (this.gone = error.message));
      else this.showError(error);
    }
  }

  /** Checks whether the server still recognises the reader. */
  private async checkSession(): Promise<void> {
    if (!me.account) return;
    const found: unknown = await request("GET", "/me").catch((error: unknown) => error);
    this.signedOut = found instanceof Refused && found.status === 401;
  }

  get path(): string {
    return `/tables/${this.summary.id}`;
  }

  /** Returns the legal actions of a kind. */
  actionsOf(kind: string): Action[] {
    return this.legal.filter((action) => action[0] === kind);
  }

  /** Returns the first choice of some seats after a revision, in words; empty if it is unknown. */
  choiceAfter(rev: number, seats: readonly number[]): string {
    const entry = choiceAfter(this.latest?.entries ?? [], rev, seats);
    return entry ? (linesOf(this.game, entry, (one) => this.text.event(one))[0]?.text ?? "") : "";
  }

  /** Returns whether an action is legal. */
  can(...action: Action): boolean {
    return this.legal.some(
      (one) =>
        one.length === action.length &&
        one.every((part, at) => String(part) === String(action[at])),
    );
  }

  /**
   * Sends an action until the server has answered. One key for all attempts makes sure that it is
   * played once.
   */
  async act(...steps: Action[]): Promise<boolean> {
    if (this.sending || typeof this.seat !== "number" || !this.myTurn) return false;
    const actions = steps.map((step) => writeAction(this.game, step));
    const body = { rev: this.decision, key: newKey(), actions, seat: this.seat };
    [this.sending, this.refusal, this.acceptedRev] = [steps, null, 0];
    const accepted = await this.send(body);
    this.unsent = false;
    if (!accepted) this.sending = null;
    this.finishSending();
    this.expectNews();
    return accepted;
  }

  /** Expects an event soon after an accepted action; if none comes, suspects the connection. */
  private expectNews(wait = SOON): void {
    clearTimeout(this.recoverTimer);
    if (!this.acceptedRev) return;
    this.recoverTimer = setTimeout(() => {
      if (this.acceptedRev) this.subscription?.recover();
      this.expectNews(wait * 2);
    }, wait);
  }

  private async send(body: {
    rev: number;
    key: string;
    actions: Action[];
    seat: number;
  }): Promise<boolean> {
    for (let wait = 500; this.seat === body.seat; wait = Math.min(8000, wait * 2)) {
      try {
        this.acceptedRev = (
          await request<Accepted>("POST", `${this.path}/actions`, body, TIMEOUT * wait)
        ).rev;
        return true;
      } catch (error) {
        if (error instanceof Refused && error.status < 500) return this.refused(error);
        this.unsent = true;
        await new Promise((done) => setTimeout(done, wait));
      }
    }
    return false;
  }

  private refused(error: Refused): boolean {
    if (error.problem.frame)
      this.receive(merge(this.latest, readFrame(this.game, error.problem.frame as Frame)));
    this.showError(error);
    return false;
  }

  /** Shows a refusal or a lost connection. A refusal in the talk is shown there. */
  showError(error: unknown, talk = false): void {
    if (error instanceof Refused && error.status === 401) void this.checkSession();
    if (error instanceof Refused)
      this.refusal = { detail: error.message, rule: error.problem.rule ?? "", talk };
    else if (error instanceof Unreachable)
      this.refusal = { detail: say("unreachable-now"), rule: "", talk };
    else throw error;
  }

  /** Sends another request about the table and shows a refusal. */
  async post<T>(what: string, body?: unknown, method = "POST", talk = false): Promise<T | null> {
    this.refusal = null;
    try {
      return await request<T>(method, `${this.path}${what && `/${what}`}`, body);
    } catch (error) {
      this.showError(error, talk);
      return null;
    }
  }

  /** Sends a request of the talk and shows a refusal there. */
  async talk<T>(what: string, body: unknown): Promise<T | null> {
    return this.post<T>(what, body, "POST", true);
  }

  /** Asks the server why an action is illegal now, from this seat's knowledge. */
  async why(...action: Action): Promise<Why | null> {
    const seat = typeof this.seat === "number" ? this.seat : null;
    return this.post<Why>("why", { action: writeAction(this.game, action), seat });
  }
}
