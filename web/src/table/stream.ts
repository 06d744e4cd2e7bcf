// One live stream for all tabs of a browser. The tab that holds the lock connects to the server and
// forwards frames to the others. When it closes, the next tab continues after the last id.
import { query } from "$/core/http";
import type { Frame } from "$/generated/wire";
import { TabLimit } from "$/table/tab-limit";
import { hasHiddenSums, merge, type Sums } from "$/table/merge";
import { Heartbeat } from "$/table/heartbeat";

export type Connection = "joining" | "open" | "lost";

/** The stream to open, and the callbacks for its events. */
export interface StreamOptions {
  table: string;
  account: string;
  seat: Frame["seat"];
  invite: string;
  sums: Sums;
  /** Converts a frame of the server for the page. */
  read: (frame: Frame) => Frame;
  /** The frame that is already known. The server continues after it. */
  known: Frame | null;
  onFrame: (frame: Frame) => void;
  onConnection: (connection: Connection) => void;
  onRefused: () => void;
}

/** A subscription to one seat of a table. */
export interface Subscription {
  /** Reconnects from this tab, because an expected message has not come. */
  recover: () => void;
  end: () => void;
}

type TabMessage =
  | { hello: true }
  | { frame: Frame; whole: boolean }
  | { connection: Connection }
  | { alive: number };

const RETRY = 1000;
const MAX_RETRY = 4000;
const ANSWER_TIMEOUT = 3000;
// Extra intervals for tabs that are not connected: the connected tab notices first and informs them.
const EXTRA_INTERVALS = 1;
// Milliseconds; spreads the reconnections of many pages after a server has stopped.
const SPREAD = 400;
const TRUSTED_FOR = 10_000; // milliseconds for which a hidden tab's connection counts as alive
const START = "0.0";

/** Opens a stream and returns its subscription. */
export function subscribe(options: StreamOptions): Subscription {
  const stream = new Stream(options);
  stream.begin();
  return stream;
}

class Stream implements Subscription {
  private known: Frame | null = null;
  private complete = false; // whether a whole frame has come, so that nothing is missing
  private source: EventSource | null = null;
  /**
   * null on an insecure connection: browsers have no locks there, so every tab connects for itself.
   */
  private readonly channel: BroadcastChannel | null;
  private readonly tabs = new TabLimit(() => this.disconnect());
  private readonly heartbeat = new Heartbeat(() => this.onSilence());
  private releaseLock: (() => void) | null = null; // releases the lock, or stops waiting for it
  private ended = false;
  private hiddenAt = Infinity;
  private wait = RETRY;
  private sumsLoaded = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: StreamOptions) {
    this.channel = navigator.locks ? new BroadcastChannel(this.name) : null;
    if (this.channel)
      this.channel.onmessage = (event: MessageEvent<TabMessage>) => this.onTabMessage(event.data);
  }

  private get name(): string {
    const { account, table, seat } = this.options;
    return `signoria:${account}:${table}:${seat}`;
  }

  begin(): void {
    this.options.onConnection("joining");
    if (this.options.known) this.receive(this.options.known);
    addEventListener("online", this.onOnline);
    addEventListener("offline", this.onOffline);
    document.addEventListener("visibilitychange", this.onVisibilityChange);
    this.restartTimer();
    this.broadcast({ hello: true });
    this.waitForLock();
    // The connected tab may be frozen.
    setTimeout(() => this.known || this.source || this.ended || this.recover(), ANSWER_TIMEOUT);
  }

  end(): void {
    this.ended = true;
    removeEventListener("online", this.onOnline);
    removeEventListener("offline", this.onOffline);
    document.removeEventListener("visibilitychange", this.onVisibilityChange);
    this.disconnect();
    this.heartbeat.stop();
    this.tabs.close();
    this.channel?.close();
  }

  /**
   * Reconnects, or takes over from the connected tab: the connection may be dead without an error.
   */
  recover(): void {
    if (this.source) this.reconnect(0);
    else this.waitForLock({ steal: true });
  }

  /** Restarts the heartbeat timer after a message from the server or from the connected tab. */
  private restartTimer(interval?: number): void {
    this.heartbeat.received(this.source ? 0 : EXTRA_INTERVALS, interval);
  }

  /** Handles a missing heartbeat. A hidden tab without a connection leaves it to visible tabs. */
  private onSilence(): void {
    if (!this.source && document.hidden) return this.restartTimer();
    this.setConnection("lost");
    if (this.source) this.reconnect(Math.random() * SPREAD);
    else this.waitForLock({ steal: true });
  }

  /** Connects to the server as soon as no other tab does. */
  private waitForLock(options: LockOptions = {}): void {
    if (!navigator.locks) return this.connect();
    this.releaseLock?.();
    const stopped = new AbortController();
    const held = new Promise<void>((done) => (this.releaseLock = () => (stopped.abort(), done())));
    const { releaseLock } = this;
    navigator.locks
      .request(this.name, options.steal ? options : { signal: stopped.signal }, () => {
        if (stopped.signal.aborted) return undefined;
        this.connect();
        return held;
      })
      // Rejected by our abort, or because another tab stole the lock.
      .catch(() => stopped.signal.aborted || this.lockStolen(releaseLock));
  }

  /** Continues as a listener after another tab has taken over the connection. */
  private lockStolen(releaseLock: Stream["releaseLock"]): void {
    if (this.releaseLock !== releaseLock) return;
    this.closeSource();
    this.restartTimer();
    this.waitForLock();
  }

  /** Disconnects until this tab is visible again. */
  private disconnect(): void {
    this.closeSource();
    this.releaseLock?.();
    this.releaseLock = null;
  }

  private closeSource(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  /** Handles a message from another tab. */
  private onTabMessage(message: TabMessage): void {
    if ("hello" in message) return this.sendState();
    this.restartTimer("alive" in message ? message.alive : undefined);
    if ("connection" in message) this.options.onConnection(message.connection);
    if ("frame" in message && (message.whole || this.known))
      this.receive(message.frame, message.whole);
  }

  /** Answers a new tab with the whole known state. Only the connected tab does this. */
  private sendState(): void {
    if (!this.source || !this.known) return;
    this.broadcast({ frame: this.known, whole: true });
    if (this.source.readyState === EventSource.OPEN) this.setConnection("open");
    this.broadcast({ alive: this.heartbeat.interval });
  }

  private receive(frame: Frame, whole = false): void {
    if (this.known && frame.rev < this.known.rev) return;
    if (whole && this.complete && this.known?.id === frame.id) return;
    this.complete ||= whole;
    this.known = merge(whole ? null : this.known, frame, this.options.sums);
    this.options.onFrame(this.known);
    if (this.known.status === "over") this.loadHiddenSums(this.known);
  }

  /** Loads hidden sums once after the end of the game, when everything is public. */
  private loadHiddenSums(known: Frame): void {
    if (this.sumsLoaded || !this.source) return;
    this.sumsLoaded = true;
    if (!hasHiddenSums(known, this.options.sums)) return;
    this.known = { ...known, id: START };
    this.reconnect(0);
  }

  private broadcast(message: TabMessage): void {
    this.channel?.postMessage(message);
  }

  private setConnection(connection: Connection): void {
    this.options.onConnection(connection);
    this.broadcast({ connection });
  }

  private connect(): void {
    const { table, seat, invite } = this.options;
    const after = this.known?.id ?? START;
    let whole = !this.known; // the first frame is whole if nothing was known before
    if (!this.source) this.tabs.announce();
    this.source = new EventSource(`/tables/${table}/events${query({ seat, invite, after })}`);
    this.heartbeat.connecting();
    this.source.onopen = () => {
      this.wait = RETRY;
      this.restartTimer();
      this.setConnection("open");
    };
    const onFrame = (event: MessageEvent<string>): void => {
      const frame = this.options.read(JSON.parse(event.data) as Frame);
      this.restartTimer();
      this.receive(frame, whole);
      this.broadcast({ frame, whole });
      whole = false;
    };
    this.source.onmessage = onFrame;
    for (const name of ["people", "chat"]) this.source.addEventListener(name, onFrame);
    this.source.addEventListener("alive", (event: MessageEvent<string>) =>
      this.onHeartbeat(Number(event.data)),
    );
    this.source.addEventListener("bye", () => this.reconnect(300 + Math.random() * 700));
    this.source.onerror = () => this.onFailure();
  }

  /** Handles a heartbeat, which contains the interval until the next one. */
  private onHeartbeat(interval: number): void {
    this.restartTimer(interval);
    this.broadcast({ alive: interval });
  }

  private onFailure(): void {
    this.setConnection("lost");
    if (this.source?.readyState === EventSource.CLOSED) this.options.onRefused();
    this.reconnect(this.wait);
    this.wait = Math.min(MAX_RETRY, this.wait * 2);
  }

  /** Reconnects after a delay, with our own last id, because the browser's may be older. */
  private reconnect(milliseconds: number): void {
    this.source?.close();
    clearTimeout(this.timer);
    if (!this.ended) this.timer = setTimeout(() => this.connect(), milliseconds);
  }

  /**
   * Reconnects when the browser is online again: the old connection may have died without an error.
   */
  private readonly onOnline = (): void => {
    this.wait = RETRY;
    if (this.source) this.reconnect(0);
  };

  private readonly onOffline = (): void => {
    if (this.source) this.setConnection("lost");
  };

  /**
   * When the tab becomes visible: connects if it had disconnected; reconnects if it was hidden for
   * long.
   */
  private readonly onVisibilityChange = (): void => {
    const hiddenFor = Date.now() - this.hiddenAt;
    this.hiddenAt = document.hidden ? Date.now() : Infinity;
    if (document.hidden) return;
    this.tabs.reset();
    if (!this.source && !this.releaseLock) this.waitForLock();
    else if (hiddenFor > TRUSTED_FOR) this.recover();
  };
}
