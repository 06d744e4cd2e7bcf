// Tests of the values that the board of Intrigue reads from a view: seats, waiting tokens, matters.
import { describe, expect, it } from "vitest";
import { storyViews } from "./story-views";
import words from "../../generated/intrigue.words.json";
import { anyWord, rows, scale } from "./ending/account";
import { isBribery, matters, paysNow, unpaidBy } from "./matters";
import { complete, nextFree, nowhere, put, take } from "./placing";
import { around, inOffice, waiting } from "./view";
import { pile, touches, written } from "./sums";
import { chooseToSend, leftOver, placeActions, sendActions } from "./decisions/actions";

const views = storyViews;
const token = (seat: number, paid = false, defends = false) => ({
  seat,
  profession: 1,
  defends,
  paid,
  ducats: null,
});
const attacked = views.find((view) => view.matter?.kind === 2)!;

describe("a bribe", () => {
  const matter = {
    palace: 0,
    kind: 2,
    profession: 1,
    payer: 1,
    speaker: -1,
    given_up: false,
    payments: [token(1, false, true), token(1), token(2), token(3, true)],
  };
  it("is for the seat's own next unpaid token", () => {
    expect([1, 2, 3].map((seat) => unpaidBy(matter, seat))).toEqual([
      matter.payments[0],
      matter.payments[2],
      undefined,
    ]);
  });
  it("is not due while the seats only talk", () => {
    const phases = words.phases;
    const [talk, due] = ["audience", "bribery"].map((name) => ({
      ...attacked,
      agenda: [...attacked.agenda, [phases.indexOf(name), 0, 1]],
    }));
    expect([isBribery(talk!, phases), isBribery(due!, phases)]).toEqual([false, true]);
  });
  it("is due one after the other, or from all at once if bribes are concealed", () => {
    const due = (concealed: boolean) =>
      matter.payments.map((_one, at) => paysNow(matter, at, concealed));
    expect([due(false), due(true)]).toEqual([
      [true, false, false, false],
      [true, false, true, false],
    ]);
  });
});

describe("the palaces", () => {
  it("show the tokens in office by window, from the worst to the best paid", () => {
    const palace = { holders: [2, -1, 1, -1, -1], domains: [4, -1, 0, -1, -1], park: [] };
    expect(inOffice({ palaces: [palace], salaries: [1, 2, 3, 4, 5] }, 0)).toEqual([
      { seat: 1, profession: 2 },
      null,
      null,
      null,
      { seat: 2, profession: 0 },
    ]);
  });
  it("stand around the table, the reader's own first", () => {
    expect(around({ ...attacked, you: 2 })).toEqual([2, 0, 1]);
    expect(around({ ...attacked, you: -2 })).toEqual([0, 1, 2]);
  });
  it("list their park in the order of hearing, from the master's left", () => {
    const palaces = attacked.palaces.map((palace) => ({ ...palace, park: [3, -1, 4] }));
    expect(waiting({ ...attacked, palaces }, 1)).toEqual([
      { seat: 2, profession: 4 },
      { seat: 0, profession: 3 },
    ]);
  });
});

describe("the matters of a turn", () => {
  const phases = words.phases;
  const at = (name: string): number => phases.indexOf(name);
  const palace = {
    holders: [-1, 1, -1, -1, -1],
    domains: [-1, 3, -1, -1, -1],
    park: [0, 1, 4, -1],
  };
  const view = {
    ...attacked,
    seats: Array.from({ length: 4 }, () => attacked.seats[0]!),
    palaces: [palace, palace, palace, palace],
    matter: attacked.matter,
    agenda: [
      [at("internal"), 3, 1],
      [at("uncontested"), 3, 0],
      [at("bribery"), 3, 0],
    ],
  };

  it("come in the order of the agenda, the current one first", () => {
    expect(matters(view, phases).map(({ kind, now }) => [kind, now])).toEqual([
      [0, true],
      [2, false],
    ]);
  });
  it("leave tokens without a conflict to the uncontested group", () => {
    expect(matters(view, phases)[0]?.tokens).toEqual([
      { seat: 0, profession: 0 },
      { seat: 2, profession: 4 },
    ]);
  });
  it("name the token in office first, and its domain", () => {
    expect(matters(view, phases)[1]).toMatchObject({
      domain: 3,
      tokens: [
        { seat: 1, profession: 1 },
        { seat: 1, profession: 1 },
      ],
    });
  });
});

describe("placing", () => {
  it("puts each token into its own window; a second one swaps places with the first", () => {
    const one = put(nowhere(2), 0, 3);
    expect(put(put(one, 1, 4), 1, 3)).toEqual([4, 3]);
    expect(take(one, 0)).toEqual([null, null]);
  });
  it("goes on to the next token without a place, and is complete when none is left", () => {
    expect(nextFree(put(nowhere(3), 1, 0), 1)).toBe(2);
    expect(nextFree(put(nowhere(1), 0, 0), 0)).toBe(-1);
    expect(complete([1, null])).toBeNull();
    expect(complete([1, 0])).toEqual([1, 0]);
  });
  it("is one action for a group, or one step for each token if the table asks for that", () => {
    expect(placeActions([["place_all", [0, 1]]], [1, 0], 5)).toEqual([["place_all", [1, 0]]]);
    expect(placeActions([["place", 0]], [1, 0], 5)).toEqual([
      ["place", 1],
      ["place", 0],
    ]);
  });
  it("leaves out the last token if only one window is left for it", () => {
    expect(placeActions([["place", 0]], [1, 0], 2)).toEqual([["place", 1]]);
    expect(placeActions([["place", 0]], [0], 1)).toEqual([["place", 0]]);
  });
});

describe("sending", () => {
  it("cancels on a second touch, and drops the first choice when there are too many", () => {
    const one = chooseToSend(new Map(), 1, 4, 2);
    expect([...chooseToSend(one, 1, 4, 2)]).toEqual([]);
    expect([...chooseToSend(chooseToSend(one, 2, 0, 2), 3, 0, 2)]).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });
  it("counts the tokens left in the reserve", () => {
    expect(
      leftOver(
        [2, 1, 0],
        new Map([
          [1, 0],
          [2, 0],
        ]),
        0,
      ),
    ).toBe(0);
  });
  it("is one request of several steps", () => {
    expect(
      sendActions(
        new Map([
          [1, 4],
          [2, 0],
        ]),
      ),
    ).toEqual([
      ["send", 1, 4],
      ["send", 2, 0],
    ]);
  });
});

describe("sums", () => {
  it("are piles of notes, the largest first", () => {
    expect(pile(17)).toEqual([10, 5, 1, 1]);
    expect(touches()[0]).toBe(1);
  });
  it("are parsed from written text, in whole notes only", () => {
    expect(written("30,000", 10_000)).toBe(3);
    expect(written("30 000", 10_000)).toBe(3);
    expect(written("25.000", 10_000)).toBeNull();
    expect(written("", 10_000)).toBeNull();
    expect(written("much", 10_000)).toBeNull();
  });
});

describe("the account", () => {
  const account = {
    paid: [40, 0],
    taken: [0, 40],
    salaries: [100, 0],
    exiles_caused: [0, 1],
    exiles_suffered: [1, 0],
    broken_gains: [],
    threats_carried: [],
    fortunes: [],
  };
  it("has the return of each ducat of bribe, if one was paid", () => {
    expect(rows(account).find((row) => row.key === "yield")?.values).toEqual([2.5, null]);
  });
  it("leaves out words if the promise book is not shown", () => {
    expect(rows(account).map((row) => row.key)).not.toContain("threats");
  });
  it("has a scale of round steps", () => {
    expect([1_480_000, 90_000, 3].map(scale)).toEqual([500_000, 20_000, 1]);
  });
  it("reports whether any word was kept or broken", () => {
    expect(anyWord({ ...attacked, kept: [[0, 0]], broken: [[0, 1]] })).toBe(true);
    expect(anyWord({ ...attacked, kept: [[0, 0]], broken: [] })).toBe(false);
  });
});
