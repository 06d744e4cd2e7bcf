// One live stream for all tabs of a browser: whoever holds the lock listens to the house, and
// tells the others; when it goes, the next one goes on from the last id.
import { query } from "$/house/ask";
import type { Frame } from "$/generated/wire";
import { merge, type Sums, veiled } from "$/table/merge";

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

type Word = { hello: true } | { frame: Frame; whole: boolean } | { line: Line };

const RETRY = 1000;
const LONGEST = 4000;

/** Listen until the function that comes back is called. */
export function listen(wish: Listening): () => void {
  const stream = new Stream(wish);
  stream.begin();
  return () => stream.end();
}

class Stream {
  private known: Frame | null = null;
  private source: EventSource | null = null;
  private readonly channel: BroadcastChannel;
  private readonly ended = new AbortController();
  private wait = RETRY;
  private unveiled = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wish: Listening) {
    this.channel = new BroadcastChannel(this.name);
    this.channel.onmessage = (event: MessageEvent<Word>) => this.hear(event.data);
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
    this.channel.postMessage({ hello: true } satisfies Word);
    const held = new Promise<void>((done) => {
      this.ended.signal.addEventListener("abort", () => done(), { once: true });
    });
    navigator.locks
      .request(this.name, { signal: this.ended.signal }, () => (this.connect(), held))
      .catch(() => undefined); // the wait for the lock was given up
  }

  end(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    clearTimeout(this.timer);
    this.source?.close();
    this.ended.abort();
    this.channel.close();
  }

  /** What another tab says. */
  private hear(word: Word): void {
    if ("hello" in word) this.welcome();
    else if ("line" in word) this.wish.onLine(word.line);
    else this.take(word.frame, word.whole);
  }

  /** Only who listens to the house answers a newcomer, with all that is known. */
  private welcome(): void {
    if (!this.source || !this.known) return;
    this.channel.postMessage({ frame: this.known, whole: true } satisfies Word);
    if (this.source.readyState === EventSource.OPEN) this.tellLine("open");
  }

  private take(frame: Frame, whole = false): void {
    if (whole && this.known && this.known.id === frame.id) return;
    this.known = merge(whole ? null : this.known, frame, this.wish.sums);
    this.wish.onFrame(this.known);
    if (this.known.status === "over") this.unveil(this.known);
  }

  /** When the game is over everything is open: what was kept back is asked for, once. */
  private unveil(known: Frame): void {
    if (this.unveiled || !this.source) return;
    this.unveiled = true;
    if (!veiled(known, this.wish.sums)) return;
    this.known = { ...known, id: "0.0" };
    this.again(0);
  }

  private tellLine(line: Line): void {
    this.wish.onLine(line);
    this.channel.postMessage({ line } satisfies Word);
  }

  private connect(): void {
    const { table, seat, invite } = this.wish;
    const after = this.known?.id ?? "0.0";
    this.source = new EventSource(`/tables/${table}/events${query({ seat, invite, after })}`);
    this.source.onopen = () => {
      this.wait = RETRY;
      this.tellLine("open");
    };
    this.source.onmessage = (event: MessageEvent<string>) => {
      const frame = JSON.parse(event.data) as Frame;
      this.take(frame);
      this.channel.postMessage({ frame, whole: false } satisfies Word);
    };
    this.source.addEventListener("bye", () => this.again(300 + Math.random() * 700));
    this.source.onerror = () => this.failed();
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
    if (this.ended.signal.aborted) return;
    this.timer = setTimeout(() => this.connect(), milliseconds);
  }

  /** The line may have died without a word: it is never trusted after a gap. */
  private readonly hurry = (): void => {
    this.wait = RETRY;
    if (this.source) this.again(0);
  };

  private readonly cut = (): void => {
    if (this.source) this.tellLine("lost");
  };
}
