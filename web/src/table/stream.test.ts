// Tests of the stream that all tabs share: a tab's state is complete for any order of messages.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "$/generated/wire";
import { type Connection, type StreamOptions, subscribe, type Subscription } from "$/table/stream";

class Source {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readonly at = Date.now();
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  private readonly named: Record<string, (event: { data: string }) => void> = {};
  constructor(readonly url: string) {
    Source.all.push(this);
  }
  addEventListener(name: string, listener: (event: { data: string }) => void): void {
    this.named[name] = listener;
  }
  close(): void {
    this.readyState = 2;
  }
  beat(interval: number): void {
    this.named.alive?.({ data: String(interval) });
  }
  send(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

class Channel {
  static all: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const one of Channel.all)
      if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }
  close(): void {
    Channel.all = Channel.all.filter((one) => one !== this);
  }
}

const entries = (...revs: number[]): Frame["entries"] =>
  revs.map((rev) => ({ rev, by: "seat", seat: 0, events: [], at: 0 }));
const frame = (rev: number, ...revs: number[]): Frame => ({
  id: `${rev}.0`,
  rev,
  seat: 0,
  status: "running",
  entries: entries(...revs),
  view: { rev },
});

describe("a stream", () => {
  const open: Subscription[] = [];
  const options = (
    known: Frame | null = null,
  ): StreamOptions & { shown: () => number[]; connections: Connection[] } => {
    let latest: Frame | null = null;
    const connections: Connection[] = [];
    return {
      table: "t",
      account: "a",
      seat: 0,
      invite: "",
      sums: {},
      read: (frame) => frame,
      known,
      onFrame: (one) => (latest = one),
      onConnection: (connection) => connections.push(connection),
      onRefused: () => undefined,
      connections,
      shown: () => (latest?.entries ?? []).map((one) => one.rev),
    };
  };
  const begin = (known: Frame | null = null): ReturnType<typeof options> => {
    const one = options(known);
    open.push(subscribe(one));
    return one;
  };

  let waiting: { steal: boolean; begin: () => unknown }[];
  let rob: () => void; // takes the lock from its holder
  beforeEach(() => {
    [Source.all, Channel.all, waiting, rob] = [[], [], [], () => undefined];
    const on = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal("EventSource", Source);
    vi.stubGlobal("BroadcastChannel", Channel);
    vi.stubGlobal("document", { hidden: false, ...on });
    for (const [name, value] of Object.entries(on)) vi.stubGlobal(name, value);
    const request = (_name: string, how: LockOptions, begin: () => unknown): Promise<void> => {
      waiting.push({ steal: Boolean(how.steal), begin });
      if (how.steal) rob();
      if (waiting.length === 1 || how.steal) begin();
      return new Promise((_done, error) => (rob = waiting.length === 1 || how.steal ? error : rob));
    };
    vi.stubGlobal("navigator", { locks: { request } });
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.end();
    vi.unstubAllGlobals();
  });

  /** Sends a frame from another tab. */
  const say = (one: Frame, whole: boolean): void =>
    new Channel("signoria:a:t:0").postMessage({ frame: one, whole });
  const elsewhere = (): void => void waiting.push({ steal: false, begin: () => undefined });

  it("sends a late tab everything, even after newer parts have reached it", () => {
    elsewhere();
    const late = begin(frame(1, 1));
    say(frame(3, 3), false);
    say(frame(3, 1, 2, 3), true);
    expect(late.shown()).toEqual([1, 2, 3]);
  });

  it("does not begin with a part: a new tab waits for a whole frame", () => {
    elsewhere();
    const late = begin();
    say(frame(5, 5), false);
    expect(late.shown()).toEqual([]);
    say(frame(5, 4, 5), true);
    expect(late.shown()).toEqual([4, 5]);
  });

  it("forwards its first frame as a whole", () => {
    begin();
    const other = begin();
    Source.all[0]!.send(frame(2, 1, 2));
    expect(other.shown()).toEqual([1, 2]);
    Source.all[0]!.send(frame(3, 3));
    expect(other.shown()).toEqual([1, 2, 3]);
  });

  it("shows a player who joins before the game, although the revision stays the same", () => {
    const one = options();
    const names: (string | undefined)[] = [];
    open.push(subscribe({ ...one, onFrame: (frame) => names.push(frame.people?.[0]?.name) }));
    for (const name of ["", "Anna"])
      Source.all[0]!.send({ ...frame(0), people: [{ seat: 0, kind: "open", name }] });
    expect(names).toEqual(["", "Anna"]);
  });

  it("never goes back to an older frame", () => {
    const one = begin(frame(7, 6, 7));
    say(frame(6, 6), true);
    expect(one.shown()).toEqual([6, 7]);
  });

  it("moves to a tab that doubts it", () => {
    begin(frame(1, 1));
    begin(frame(1, 1));
    open[1]!.recover();
    expect(waiting.at(-1)?.steal).toBe(true);
    expect(Source.all).toHaveLength(2);
  });

  describe("without messages", () => {
    const EVERY = 4000;
    let asleep = false;
    const woken: (() => void)[] = [];
    const after = (intervals: number): unknown => vi.advanceTimersByTime(intervals * EVERY);
    /** Simulates a sleeping tab: timers that become due run when it wakes, before anything else. */
    const sleep = (intervals: number): void => {
      asleep = true;
      after(intervals);
      asleep = false;
      for (const run of woken.splice(0)) run();
    };
    const connected = (): ReturnType<typeof begin> => {
      const one = begin();
      Source.all[0]!.onopen?.();
      Source.all[0]!.send(frame(2, 1, 2));
      Source.all[0]!.beat(EVERY);
      return one;
    };

    beforeEach(() => {
      vi.useFakeTimers();
      const timer = setTimeout;
      vi.stubGlobal("setTimeout", (run: () => void, wait: number) =>
        timer(() => (asleep ? woken.push(run) : run()), wait),
      );
    });
    afterEach(() => vi.useRealTimers());

    it("is lost after a little more than two intervals, and resumes after the last frame", () => {
      const one = connected();
      after(2);
      expect([one.connections.at(-1), Source.all.length]).toEqual(["open", 1]);
      after(1);
      expect([one.connections.at(-1), Source.all.length]).toEqual(["lost", 2]);
      expect(Source.all[0]!.readyState).toBe(Source.CLOSED);
      expect(Source.all[1]!.url).toContain("after=2.0");
      Source.all[1]!.onopen?.();
      Source.all[1]!.send(frame(3, 3));
      expect([one.connections.at(-1), one.shown()]).toEqual(["open", [1, 2, 3]]);
    });

    it("is alive as long as frames or heartbeats come", () => {
      const one = connected();
      for (let rev = 3; rev < 9; rev++) {
        after(1.9);
        Source.all[0]!.beat(EVERY);
        after(1.9);
        Source.all[0]!.send(frame(rev, rev));
      }
      expect([one.connections.includes("lost"), Source.all.length]).toEqual([false, 1]);
    });

    it("waits as long as the server's interval allows", () => {
      connected();
      Source.all[0]!.beat(10 * EVERY);
      after(20);
      expect(Source.all).toHaveLength(1);
      after(2.5);
      expect(Source.all).toHaveLength(2);
    });

    it("is retried soon, then at longer intervals while nothing answers", () => {
      connected();
      Source.all[0]!.beat(5 * EVERY);
      after(100);
      const gaps = Source.all.slice(1).map((one, before) => one.at - Source.all[before]!.at);
      expect(gaps[1]).toBeLessThan(5 * EVERY);
      expect(gaps.length).toBeGreaterThan(5);
      expect(gaps.slice(5).every((gap) => gap > 10 * EVERY)).toBe(true);
      expect(Source.all.filter((one) => one.readyState !== Source.CLOSED)).toHaveLength(1);
    });

    it("is not lost after a sleep if heartbeats came meanwhile", () => {
      const one = connected();
      sleep(50);
      Source.all[0]!.beat(EVERY);
      after(2);
      expect([one.connections.includes("lost"), Source.all.length]).toEqual([false, 1]);
      sleep(50);
      after(0.5); // no later: the next connection is doubted soon
      expect([one.connections.includes("lost"), Source.all.length]).toEqual([true, 2]);
    });

    it("is reported to all tabs, and resumed by the connected one", () => {
      const tabs = [connected(), begin()];
      after(3);
      expect(tabs.map((one) => one.connections.at(-1))).toEqual(["lost", "lost"]);
      Source.all[1]!.onopen?.();
      Source.all[1]!.send(frame(3, 3));
      expect(tabs.map((one) => one.connections.at(-1))).toEqual(["open", "open"]);
      expect(tabs.map((one) => one.shown())).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]);
      expect([Source.all.length, waiting.some((one) => one.steal)]).toEqual([2, false]);
    });

    it("counts as alive in every tab while the connected one gets heartbeats", () => {
      const tabs = [connected(), begin()];
      for (let sign = 0; sign < 9; sign++) {
        after(1);
        Source.all[0]!.beat(EVERY);
      }
      expect(tabs.map((one) => one.connections.at(-1))).toEqual(["open", "open"]);
      expect(waiting.some((one) => one.steal)).toBe(false);
    });

    it("moves to a visible tab if the connected tab is silent as well", () => {
      elsewhere();
      const one = begin(frame(1, 1));
      const holder = new Channel("signoria:a:t:0");
      vi.stubGlobal("document", { ...document, hidden: true });
      holder.postMessage({ alive: EVERY });
      after(9);
      expect(Source.all).toHaveLength(0);
      vi.stubGlobal("document", { ...document, hidden: false });
      holder.postMessage({ alive: EVERY });
      after(3);
      expect(Source.all).toHaveLength(0);
      after(1);
      expect([one.connections.at(-1), Source.all.length, waiting.at(-1)?.steal]).toEqual([
        "lost",
        1,
        true,
      ]);
    });

    it("is not resumed after its end", () => {
      connected();
      open.pop()!.end();
      after(20);
      expect(Source.all).toHaveLength(1);
    });
  });

  it("is separate for every tab without locks", () => {
    vi.stubGlobal("navigator", {});
    const [one, other] = [begin(), begin()];
    expect(Source.all).toHaveLength(2);
    Source.all[0]!.send(frame(1, 1));
    expect([one.shown(), other.shown()]).toEqual([[1], []]);
  });
});
