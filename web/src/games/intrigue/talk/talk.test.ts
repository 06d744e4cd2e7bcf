// Tests of words: from the form to clauses, and from clauses to seals.
import { describe, expect, it } from "vitest";
import type { ClauseView, WordView } from "$/generated/intrigue.view";
import type { WireEntry } from "$/generated/wire";
import { storyViews } from "../story-views";
import {
  BRIBE_WITH,
  DROP_IT,
  IF,
  NOT_SEND_IT,
  OFFER,
  PLACE_IT,
  PROMISE,
  THEN,
} from "$/generated/intrigue.numbers";
import {
  clausesOf,
  concerned,
  fields,
  lasting,
  likely,
  ownPart,
  tokensAt,
  usualCondition,
  usualRound,
  wordAction,
} from "./clauses";
import { fate, forMe, givenAt, mine, reasons } from "./words";

const view = {
  ...storyViews[0]!,
  you: 0,
  round: 2,
  rounds: 6,
  reason: 0,
};
const clause = (verdict: number, link = 0): ClauseView => ({
  link,
  verb: 5,
  palace: 1,
  seat: 0,
  profession: -1,
  domain: -1,
  least: 0,
  until: 3,
  verdict,
});
const word = (given: Partial<WordView>): WordView => ({
  number: 0,
  speaker: 1,
  tone: 0,
  line: 0,
  whispered: false,
  hearers: [0],
  accepted: [],
  declined: [],
  standing: 0,
  answerable: false,
  revocable: false,
  clauses: [clause(0)],
  ...given,
});

describe("a draft of a word", () => {
  it("is about a token at the reader's palace for a master's verb, and about the reader otherwise", () => {
    expect(ownPart(view, PLACE_IT, 2, 3)).toMatchObject({ palace: 0, seat: 2, profession: 3 });
    expect(ownPart(view, NOT_SEND_IT, 2, -1)).toMatchObject({ palace: 2, seat: 0, profession: -1 });
  });
  it("is valid for this round and the next, if there is a next one", () => {
    expect([usualRound(view), usualRound({ ...view, round: 6 })]).toEqual([3, 6]);
  });
  it("asks for a bribe in return for a favour, and for a favour in return for a bribe", () => {
    expect(usualCondition(view, ownPart(view, DROP_IT, 2, 3))).toMatchObject({
      verb: BRIBE_WITH,
      palace: 0,
      seat: 2,
      profession: 3,
    });
    expect(usualCondition(view, ownPart(view, BRIBE_WITH, 2, -1))).toMatchObject({
      verb: PLACE_IT,
      palace: 2,
      seat: 0,
      profession: 0,
    });
  });
  it("addresses the seat that it concerns", () => {
    expect(
      [ownPart(view, PLACE_IT, 2, 3), ownPart(view, BRIBE_WITH, 1, -1)].map((part) =>
        concerned(view, part),
      ),
    ).toEqual([2, 1]);
  });
  it("is sent as rows of eight numbers, the condition last", () => {
    const own = ownPart(view, NOT_SEND_IT, 2, -1);
    const draft = {
      tone: OFFER,
      hearers: [1, 2],
      whispered: false,
      own,
      link: IF,
      condition: usualCondition(view, own),
    };
    expect(clausesOf(draft)).toEqual([0, 5, 2, 0, -1, -1, 0, 3, 1, 0, 2, 0, 0, -1, 50_000, 3]);
    expect(wordAction(draft, 7).slice(0, 5)).toEqual(["give_word", OFFER, 7, 6, 0]);
    expect(clausesOf({ ...draft, tone: PROMISE, link: THEN })).toHaveLength(8);
  });
  it("names a domain, or any domain that pays enough", () => {
    const own = { ...ownPart(view, PLACE_IT, 2, 3), domain: 4 };
    expect(fields(own, THEN)).toEqual([0, 0, 0, 2, 3, 4, 0, 3]);
    expect(fields({ ...own, domain: -1 }, THEN)).toEqual([0, 0, 0, 2, 3, -1, 50_000, 3]);
    expect(fields({ ...own, verb: DROP_IT }, THEN)).toEqual([0, 2, 0, 2, 3, -1, 0, 3]);
  });
  it("has one last round, also for the condition", () => {
    const own = ownPart(view, DROP_IT, 2, 3);
    expect(lasting({ own, condition: usualCondition(view, own) }, 5)).toMatchObject({
      own: { until: 5 },
      condition: { until: 5 },
    });
    expect(lasting({ own, condition: null }, 4).condition).toBeNull();
  });
  it("does not mention concealed bribes", () => {
    expect(usualCondition(view, ownPart(view, DROP_IT, 2, 3), true)).toMatchObject({
      verb: NOT_SEND_IT,
      palace: 0,
      seat: 2,
    });
  });
  it("is most likely about the token at the reader's door, or the palace of the current matter", () => {
    const palaces = view.palaces.map((palace) => ({ ...palace, park: [-1, 4, -1] }));
    expect(likely({ ...view, palaces }, PLACE_IT)).toEqual({ seat: 1, profession: 4 });
    const bare = view.palaces.map((palace) => ({ ...palace, park: [-1, -1, -1] }));
    expect(likely({ ...view, palaces: bare }, PLACE_IT)).toBeNull();
    const payments = [{ seat: 0, profession: 2, defends: false, paid: false, ducats: null }];
    const matter = {
      palace: 2,
      kind: 0,
      profession: -1,
      payer: 0,
      speaker: -1,
      given_up: false,
      payments,
    };
    expect(likely({ ...view, matter, active: 2 }, BRIBE_WITH)).toEqual({ seat: 2, profession: 2 });
    expect(likely({ ...view, matter, active: 2 }, NOT_SEND_IT)).toEqual({
      seat: 2,
      profession: -1,
    });
    expect(likely({ ...view, matter: null, active: 0 }, BRIBE_WITH)).toEqual({
      seat: 1,
      profession: -1,
    });
  });
  it("can be about every token of others, those at the door first", () => {
    const palaces = view.palaces.map((palace) => ({ ...palace, park: [-1, 4, -1] }));
    const found = tokensAt({ ...view, palaces }, 0);
    expect(found[0]).toEqual({ seat: 1, profession: 4, here: true });
    expect(found).toHaveLength(10);
  });
});

describe("a given word", () => {
  it("is broken if any clause is, and kept if some clause is and none is open", () => {
    expect(fate(word({ clauses: [clause(1), clause(2)] }))).toBe("broken");
    expect(fate(word({ clauses: [clause(1), clause(4)] }))).toBe("kept");
    expect(fate(word({ clauses: [clause(1), clause(0)] }))).toBe("open");
    expect(fate(word({ clauses: [clause(3)] }))).toBe("impossible");
    expect(fate(word({ clauses: [clause(4)] }))).toBe("void");
  });
  it("is judged by its promise, not by its condition", () => {
    expect(fate(word({ clauses: [clause(1), clause(0, 1)] }))).toBe("kept");
  });
  it("is void once declined, withdrawn or expired; a whisper between others stays open", () => {
    expect([2, 3, 4].map((standing) => fate(word({ standing })))).toEqual(["void", "void", "void"]);
    expect(fate(word({ clauses: [], standing: -1 }))).toBe("open");
  });
  it("waits for the reader's answer while it is answerable, the newest first", () => {
    const words = [
      word({ answerable: true }),
      word({ number: 1 }),
      word({ number: 2, answerable: true }),
    ];
    expect(forMe({ ...view, words }).map((one) => one.number)).toEqual([2, 0]);
  });
  it("is listed as the reader's own while it is open", () => {
    expect(
      mine({ ...view, words: [word({}), word({ number: 3 })], your_open_words: [3] }).map(
        (one) => one.number,
      ),
    ).toEqual([3]);
  });
  it("has its time from the log, and so have reasons", () => {
    const entries = [
      { rev: 4, by: "seat", seat: 1, at: 90, events: [["word_given", 1, 0]] },
      { rev: 5, by: "bot", seat: 2, at: 99, events: [["reason_given", 2, 0, -1, -1]] },
    ] as unknown as WireEntry[];
    expect(givenAt(entries).get(0)).toBe(90);
    expect(reasons(entries)).toMatchObject([{ at: 99, seat: 2 }]);
  });
});
