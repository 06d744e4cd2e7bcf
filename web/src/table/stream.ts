// One live stream for all tabs of a browser: whoever holds the lock listens to the house, and
// tells the others; when it goes, the next one goes on from the last id.
import { query } from "$/house/ask";
import type { Frame } from "$/generated/wire";
import { Crowd } from "$/table/crowd";
import { merge, type Sums, veiled } from "$/table/merge";
import { Pulse } from "$/table/pulse";

export type Line = "joining" | "open" | "lost";

/** Which stream is meant, and what to do with what comes. */
export interface Listening {
  table: string;
  account: string;
  seat: number;
  invite: string;
  sums: Sums;
  /** What was told already; the house goes on from there. */
  known: Frame | null;
  onFrame: (frame: Frame) => void;
  onLine: (line: Line) => void;
  onRefused: () => void;
}

/** A side of a table that is listened to. */
export interface Hearing {
  /** What was due has not come: take up the line anew, from this tab. */
  doubt: () => void;
  end: () => void;
}

type Word = { hello: true } | { frame: Frame; whole: boolean } | { line: Line } | { alive: number };

const RETRY = 1000;
const LONGEST = 4000;
const ANSWER = 3000;
const OTHERS = 1; // intervals more for the tab that listens, which is the first to notice and says so
const SPREAD = 400; // when a house falls silent, its pages do not come back in one moment
const TRUSTED = 10_000; // so long a line is believed to be alive while nobody looks
const NOTHING = "0.0";

/** Listen until it is ended. */
export function listen(wish: Listening): Hearing {
  const stream = new Stream(wish);
  stream.begin();
  return stream;
}

class Stream implements Hearing {
  private known: Frame | null = null;
  private welcomed = false; // whether all that is known was told at once, so that nothing is missing in it
  private source: EventSource | null = null;
  /** On a line that is not safe there are no locks: then every tab listens for itself. */
  private readonly channel: BroadcastChannel | null;
  private readonly crowd = new Crowd(() => this.rest());
  private readonly pulse = new Pulse(() => this.silent());
  private leave: (() => void) | null = null; // gives back the lock, or the wait for it
  private ended = false;
  private hiddenAt = Infinity;
  private wait = RETRY;
  private unveiled = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wish: Listening) {
    this.channel = navigator.locks ? new BroadcastChannel(this.name) : null;
    if (this.channel) this.channel.onmessage = (event: MessageEvent<Word>) => this.hear(event.data);
  }

  private get name(): string {
    const { account, table, seat } = this.wish;
    return `signoria:${account}:${table}:${seat}`;
  }

  begin(): void {
    this.wish.onLine("joining");
    if (this.wish.known) this.take(this.wish.known);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.look);
    this.heard();
    this.tell({ hello: true });
    this.queue();
    setTimeout(() => this.known || this.source || this.ended || this.doubt(), ANSWER); // the tab that listens may be frozen
  }

  end(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.look);
    this.rest();
    this.pulse.stop();
    this.crowd.end();
    this.channel?.close();
  }

  /** The line may be dead without a word, be it another tab's: this tab takes it over. */
  doubt(): void {
    if (this.source) this.again(0);
    else this.queue({ steal: true });
  }

  /** Something came from the house, or from the tab that listens to it. */
  private heard(every?: number): void {
    this.pulse.heard(this.source ? 0 : OTHERS, every);
  }

  /** Nothing came for too long; a tab nobody looks at leaves another's line to those who do. */
  private silent(): void {
    if (!this.source && document.hidden) return this.heard();
    this.tellLine("lost");
    if (this.source) this.again(Math.random() * SPREAD);
    else this.queue({ steal: true });
  }

  /** Listen to the house as soon as no other tab does. */
  private queue(how: LockOptions = {}): void {
    if (!navigator.locks) return this.connect();
    this.leave?.();
    const gone = new AbortController();
    const held = new Promise<void>((done) => (this.leave = () => (gone.abort(), done())));
    const { leave } = this;
    navigator.locks
      .request(this.name, how.steal ? how : { signal: gone.signal }, () => {
        if (gone.signal.aborted) return undefined;
        this.connect();
        return held;
      })
      .catch(() => gone.signal.aborted || this.robbed(leave)); // else the wait for it was given up
  }

  /** Another tab, which doubted this one, has taken the line over: hear from there. */
  private robbed(leave: Stream["leave"]): void {
    if (this.leave !== leave) return;
    this.hangUp();
    this.heard();
    this.queue();
  }

  /** Listen no more until this tab is looked at again. */
  private rest(): void {
    this.hangUp();
    this.leave?.();
    this.leave = null;
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  /** What another tab says. */
  private hear(word: Word): void {
    if ("hello" in word) return this.welcome();
    this.heard("alive" in word ? word.alive : undefined);
    if ("line" in word) this.wish.onLine(word.line);
    if ("frame" in word && (word.whole || this.known)) this.take(word.frame, word.whole);
  }

  /** Only who listens to the house answers a newcomer, with all that is known. */
  private welcome(): void {
    if (!this.source || !this.known) return;
    this.tell({ frame: this.known, whole: true });
    if (this.source.readyState === EventSource.OPEN) this.tellLine("open");
    this.tell({ alive: this.pulse.every });
  }

  private take(frame: Frame, whole = false): void {
    if (this.known && frame.rev < this.known.rev) return;
    if (whole && this.welcomed && this.known?.id === frame.id) return;
    this.welcomed ||= whole;
    this.known = merge(whole ? null : this.known, frame, this.wish.sums);
    this.wish.onFrame(this.known);
    if (this.known.status === "over") this.unveil(this.known);
  }

  /** When the game is over everything is open: what was kept back is asked for, once. */
  private unveil(known: Frame): void {
    if (this.unveiled || !this.source) return;
    this.unveiled = true;
    if (!veiled(known, this.wish.sums)) return;
    this.known = { ...known, id: NOTHING };
    this.again(0);
  }

  private tell(word: Word): void {
    this.channel?.postMessage(word);
  }

  private tellLine(line: Line): void {
    this.wish.onLine(line);
    this.tell({ line });
  }

  private connect(): void {
    const { table, seat, invite } = this.wish;
    const after = this.known?.id ?? NOTHING;
    let whole = !this.known; // the first frame, if nothing was known before it
    if (!this.source) this.crowd.come();
    this.source = new EventSource(`/tables/${table}/events${query({ seat, invite, after })}`);
    this.pulse.asked();
    this.source.onopen = () => {
      this.wait = RETRY;
      this.heard();
      this.tellLine("open");
    };
    this.source.onmessage = (event: MessageEvent<string>) => {
      const frame = JSON.parse(event.data) as Frame;
      this.heard();
      this.take(frame, whole);
      this.tell({ frame, whole });
      whole = false;
    };
    this.source.addEventListener("alive", (event: MessageEvent<string>) =>
      this.lives(Number(event.data)),
    );
    this.source.addEventListener("bye", () => this.again(300 + Math.random() * 700));
    this.source.onerror = () => this.failed();
  }

  /** A sign of life, which says when the next one comes. */
  private lives(every: number): void {
    this.heard(every);
    this.tell({ alive: every });
  }

  private failed(): void {
    this.tellLine("lost");
    if (this.source?.readyState === EventSource.CLOSED) this.wish.onRefused();
    this.again(this.wait);
    this.wait = Math.min(LONGEST, this.wait * 2);
  }

  /** Come back after a while: with our own id, since the browser's may be older than what is known. */
  private again(milliseconds: number): void {
    this.source?.close();
    clearTimeout(this.timer);
    if (!this.ended) this.timer = setTimeout(() => this.connect(), milliseconds);
  }

  /** The line may have died without a word: it is never trusted after a gap. */
  private readonly hurry = (): void => {
    this.wait = RETRY;
    if (this.source) this.again(0);
  };

  private readonly cut = (): void => {
    if (this.source) this.tellLine("lost");
  };

  /** Looked at again: what rested begins anew, and what nobody looked at for long is not trusted. */
  private readonly look = (): void => {
    const gap = Date.now() - this.hiddenAt;
    this.hiddenAt = document.hidden ? Date.now() : Infinity;
    if (document.hidden) return;
    this.crowd.seen();
    if (!this.source && !this.leave) this.queue();
    else if (gap > TRUSTED) this.doubt();
  };
}
