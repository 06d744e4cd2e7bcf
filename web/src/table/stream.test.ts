// One stream for all tabs: what a tab knows adds up, whoever told it and in whatever order.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "$/generated/wire";
import { type Hearing, type Listening, listen } from "$/table/stream";

class Source {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  addEventListener = (): void => undefined;
  constructor(readonly url: string) {
    Source.all.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
  tell(frame: Frame): void {
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
    for (const one of Channel.all) if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }
  close(): void {
    Channel.all = Channel.all.filter((one) => one !== this);
  }
}

const heard = (...revs: number[]): Frame["heard"] => revs.map((rev) => ({ rev, by: "seat", seat: 0, told: [], at: 0 }));
const frame = (rev: number, ...revs: number[]): Frame =>
  ({ id: `${rev}.0`, rev, seat: 0, status: "running", heard: heard(...revs), view: { rev } }) as unknown as Frame;

describe("a stream", () => {
  const open: Hearing[] = [];
  const wish = (known: Frame | null = null): Listening & { shown: () => number[] } => {
    let latest: Frame | null = null;
    return {
      table: "t", account: "a", seat: 0, invite: "", sums: {}, known,
      onFrame: (one) => (latest = one), onLine: () => undefined, onRefused: () => undefined,
      shown: () => (latest?.heard ?? []).map((one) => one.rev),
    };
  };
  const begin = (known: Frame | null = null): ReturnType<typeof wish> => {
    const one = wish(known);
    open.push(listen(one));
    return one;
  };

  let waiting: { steal: boolean; begin: () => unknown }[];
  beforeEach(() => {
    [Source.all, Channel.all, waiting] = [[], [], []];
    const on = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal("EventSource", Source);
    vi.stubGlobal("BroadcastChannel", Channel);
    vi.stubGlobal("document", { hidden: false, ...on });
    for (const [name, value] of Object.entries(on)) vi.stubGlobal(name, value);
    const request = (_name: string, how: LockOptions, begin: () => unknown): Promise<void> => {
      waiting.push({ steal: Boolean(how.steal), begin });
      if (waiting.length === 1 || how.steal) begin();
      return new Promise(() => undefined);
    };
    vi.stubGlobal("navigator", { locks: { request } });
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.end();
    vi.unstubAllGlobals();
  });

  /** What a tab that is not here says. */
  const say = (one: Frame, whole: boolean): void => new Channel("signoria:a:t:0").postMessage({ frame: one, whole });
  const elsewhere = (): void => void waiting.push({ steal: false, begin: () => undefined });

  it("tells a late tab everything, also when news came to it before the whole of the same moment", () => {
    elsewhere();
    const late = begin(frame(1, 1));
    say(frame(3, 3), false);
    say(frame(3, 1, 2, 3), true);
    expect(late.shown()).toEqual([1, 2, 3]);
  });

  it("does not begin with a part: a tab that knows nothing waits for the whole", () => {
    elsewhere();
    const late = begin();
    say(frame(5, 5), false);
    expect(late.shown()).toEqual([]);
    say(frame(5, 4, 5), true);
    expect(late.shown()).toEqual([4, 5]);
  });

  it("hands its first frame on as the whole it is", () => {
    begin();
    const other = begin();
    Source.all[0]!.tell(frame(2, 1, 2));
    expect(other.shown()).toEqual([1, 2]);
    Source.all[0]!.tell(frame(3, 3));
    expect(other.shown()).toEqual([1, 2, 3]);
  });

  it("shows who has sat down before a game begins, while no revision changes", () => {
    const one = wish();
    const names: (string | undefined)[] = [];
    open.push(listen({ ...one, onFrame: (told) => names.push(told.people?.[0]?.name) }));
    for (const name of ["", "Anna"]) Source.all[0]!.tell({ ...frame(0), people: [{ seat: 0, kind: "open", name }] });
    expect(names).toEqual(["", "Anna"]);
  });

  it("never goes back to something older", () => {
    const one = begin(frame(7, 6, 7));
    say(frame(6, 6), true);
    expect(one.shown()).toEqual([6, 7]);
  });

  it("is taken over by a tab that doubts it", () => {
    begin(frame(1, 1));
    begin(frame(1, 1));
    open[1]!.doubt();
    expect(waiting.at(-1)?.steal).toBe(true);
    expect(Source.all).toHaveLength(2);
  });

  it("is every tab's own where there are no locks", () => {
    vi.stubGlobal("navigator", {});
    const [one, other] = [begin(), begin()];
    expect(Source.all).toHaveLength(2);
    Source.all[0]!.tell(frame(1, 1));
    expect([one.shown(), other.shown()]).toEqual([[1], []]);
  });
});
