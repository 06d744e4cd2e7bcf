// One live stream for all tabs of a browser. The tab that holds the lock connects to the server and
// forwards frames to the others. When it closes, the next tab continues after the last id.
import { query } from "$/house/ask";
import type { Frame } from "$/generated/wire";
import { Crowd } from "$/table/crowd";
import { merge, type Sums, veiled } from "$/table/merge";
import { Pulse } from "$/table/pulse";

export type Line = "joining" | "open" | "lost";

/** The stream to open, and the callbacks for its events. */
export interface Listening {
  table: string;
  account: string;
  seat: number;
  invite: string;
  sums: Sums;
  /** The frame that is already known. The server continues after it. */
  known: Frame | null;
  onFrame: (frame: Frame) => void;
  onLine: (line: Line) => void;
  onRefused: () => void;
}

/** A subscription to one side of a table. */
export interface Hearing {
  /** Reconnects from this tab, because an expected message has not come. */
  doubt: () => void;
  end: () => void;
}

type Word = { hello: true } | { frame: Frame; whole: boolean } | { line: Line } | { alive: number };

const RETRY = 1000;
const LONGEST = 4000;
const ANSWER = 3000;
// Extra intervals for tabs that are not connected: the connected tab notices first and tells them.
const OTHERS = 1;
// Milliseconds; spreads the reconnections of many pages after a server has stopped.
const SPREAD = 400;
const TRUSTED = 10_000; // milliseconds for which a hidden tab's connection counts as alive
const NOTHING = "0.0";

/** Opens a stream and returns its subscription. */
export function listen(wish: Listening): Hearing {
  const stream = new Stream(wish);
  stream.begin();
  return stream;
}

class Stream implements Hearing {
  private known: Frame | null = null;
  private welcomed = false; // whether a whole frame has come, so that nothing is missing
  private source: EventSource | null = null;
  /**
   * null on an insecure connection: browsers have no locks there, so every tab connects for itself.
   */
  private readonly channel: BroadcastChannel | null;
  private readonly crowd = new Crowd(() => this.rest());
  private readonly pulse = new Pulse(() => this.silent());
  private leave: (() => void) | null = null; // releases the lock, or stops waiting for it
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
    // The connected tab may be frozen.
    setTimeout(() => this.known || this.source || this.ended || this.doubt(), ANSWER);
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

  /**
   * Reconnects, or takes over from the connected tab: the connection may be dead without an error.
   */
  doubt(): void {
    if (this.source) this.again(0);
    else this.queue({ steal: true });
  }

  /** Restarts the heartbeat timer after a message from the server or from the connected tab. */
  private heard(every?: number): void {
    this.pulse.heard(this.source ? 0 : OTHERS, every);
  }

  /** Handles a missing heartbeat. A hidden tab without a connection leaves it to visible tabs. */
  private silent(): void {
    if (!this.source && document.hidden) return this.heard();
    this.tellLine("lost");
    if (this.source) this.again(Math.random() * SPREAD);
    else this.queue({ steal: true });
  }

  /** Connects to the server as soon as no other tab does. */
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
      // Rejected by our abort, or because another tab stole the lock.
      .catch(() => gone.signal.aborted || this.robbed(leave));
  }

  /** Continues as a listener after another tab has taken over the connection. */
  private robbed(leave: Stream["leave"]): void {
    if (this.leave !== leave) return;
    this.hangUp();
    this.heard();
    this.queue();
  }

  /** Disconnects until this tab is visible again. */
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

  /** Handles a message from another tab. */
  private hear(word: Word): void {
    if ("hello" in word) return this.welcome();
    this.heard("alive" in word ? word.alive : undefined);
    if ("line" in word) this.wish.onLine(word.line);
    if ("frame" in word && (word.whole || this.known)) this.take(word.frame, word.whole);
  }

  /** Answers a new tab with the whole known state. Only the connected tab does this. */
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

  /** Loads hidden sums once after the end of the game, when everything is public. */
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
    let whole = !this.known; // the first frame is whole if nothing was known before
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

  /** Handles a heartbeat, which contains the interval until the next one. */
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

  /** Reconnects after a delay, with our own last id, because the browser's may be older. */
  private again(milliseconds: number): void {
    this.source?.close();
    clearTimeout(this.timer);
    if (!this.ended) this.timer = setTimeout(() => this.connect(), milliseconds);
  }

  /**
   * Reconnects when the browser is online again: the old connection may have died without an error.
   */
  private readonly hurry = (): void => {
    this.wait = RETRY;
    if (this.source) this.again(0);
  };

  private readonly cut = (): void => {
    if (this.source) this.tellLine("lost");
  };

  /**
   * When the tab becomes visible: connects if it had disconnected; doubts the connection if it was
   * hidden for long.
   */
  private readonly look = (): void => {
    const gap = Date.now() - this.hiddenAt;
    this.hiddenAt = document.hidden ? Date.now() : Infinity;
    if (document.hidden) return;
    this.crowd.seen();
    if (!this.source && !this.leave) this.queue();
    else if (gap > TRUSTED) this.doubt();
  };
}
