// Words in the making and words that were given: from the screen to clauses, and from clauses to seals.
import { describe, expect, it } from "vitest";
import type { ClauseView, View, WordView } from "$/generated/intrigue.view";
import type { Heard } from "$/generated/wire";
import story from "../../../generated/intrigue.story.json";
import { BRIBE, clausesOf, concerned, DROP, IF, NOT_SEND, OFFER, ownPart, PLACE, PROMISE, THEN, tokensAt, usualCondition, usualRound, wordWish } from "./clauses";
import { answerable, fate, forMe, givenAt, mine, reasons, revocable } from "./words";

const view = { ...(story.questions[0]!.view as unknown as View), you: 0, round: 2, rounds: 6, reason: 0 };
const clause = (verdict: number, link = 0): ClauseView => ({ link, verb: 5, palace: 1, seat: 0, profession: -1, domain: -1, least: 0, until: 3, verdict });
const word = (given: Partial<WordView>): WordView => ({ number: 0, speaker: 1, tone: 0, line: 0, whispered: false, hearers: [0], accepted: [], declined: [], standing: 0, clauses: [clause(0)], ...given });

describe("a word in the making", () => {
  it("is about a token at my palace where I am its master, and about myself elsewhere", () => {
    expect(ownPart(view, PLACE, 2, 3)).toMatchObject({ palace: 0, seat: 2, profession: 3 });
    expect(ownPart(view, NOT_SEND, 2, -1)).toMatchObject({ palace: 2, seat: 0, profession: -1 });
  });
  it("speaks of this round and the next, as far as there is one", () => {
    expect([usualRound(view), usualRound({ ...view, round: 6 })]).toEqual([3, 6]);
  });
  it("asks money for favour, and favour for money", () => {
    expect(usualCondition(view, ownPart(view, DROP, 2, 3))).toMatchObject({ verb: BRIBE, palace: 0, seat: 2, profession: 3 });
    expect(usualCondition(view, ownPart(view, BRIBE, 2, -1))).toMatchObject({ verb: PLACE, palace: 2, seat: 0, profession: 0 });
  });
  it("is meant for whom it is about", () => {
    expect([ownPart(view, PLACE, 2, 3), ownPart(view, BRIBE, 1, -1)].map((part) => concerned(view, part))).toEqual([2, 1]);
  });
  it("goes over the wire as rows of eight, the condition behind", () => {
    const own = ownPart(view, NOT_SEND, 2, -1);
    const draft = { tone: OFFER, hearers: [1, 2], whispered: false, own, link: IF, condition: usualCondition(view, own) };
    expect(clausesOf(draft)).toEqual([0, 5, 2, 0, -1, -1, 0, 3, 1, 0, 2, 0, 0, -1, 50_000, 3]);
    expect(wordWish(draft, 7).slice(0, 5)).toEqual(["give_word", OFFER, 7, 6, 0]);
    expect(clausesOf({ ...draft, tone: PROMISE, link: THEN })).toHaveLength(8);
  });
  it("can be about every token of others, those at the door first", () => {
    const palaces = view.palaces.map((palace) => ({ ...palace, park: [-1, 4, -1] }));
    const found = tokensAt({ ...view, palaces }, 0);
    expect(found[0]).toEqual({ seat: 1, profession: 4, here: true });
    expect(found).toHaveLength(10);
  });
});

describe("a word that was given", () => {
  it("is broken if any of it is, kept if some is and nothing is open", () => {
    expect(fate(word({ clauses: [clause(1), clause(2)] }))).toBe("broken");
    expect(fate(word({ clauses: [clause(1), clause(4)] }))).toBe("kept");
    expect(fate(word({ clauses: [clause(1), clause(0)] }))).toBe("open");
    expect(fate(word({ clauses: [clause(3)] }))).toBe("impossible");
    expect(fate(word({ clauses: [clause(4)] }))).toBe("void");
  });
  it("is judged by what was promised, not by its condition", () => {
    expect(fate(word({ clauses: [clause(1), clause(0, 1)] }))).toBe("kept");
  });
  it("comes to nothing once it is declined, taken back or run out; a whisper of others says nothing", () => {
    expect([2, 3, 4].map((standing) => fate(word({ standing })))).toEqual(["void", "void", "void"]);
    expect(fate(word({ clauses: [], standing: -1 }))).toBe("open");
  });
  it("waits for my answer until I have given one", () => {
    expect(answerable(view, word({}))).toBe(true);
    expect(answerable(view, word({ declined: [0] }))).toBe(false);
    expect(answerable(view, word({ hearers: [2] }))).toBe(false);
    expect(forMe({ ...view, words: [word({}), word({ number: 1 })] }).map((one) => one.number)).toEqual([1, 0]);
  });
  it("is mine to take back until somebody accepts", () => {
    expect(revocable(view, word({ speaker: 0 }))).toBe(true);
    expect(revocable(view, word({ speaker: 0, standing: 1 }))).toBe(false);
    expect(mine({ ...view, words: [word({}), word({ number: 3 })], your_open_words: [3] }).map((one) => one.number)).toEqual([3]);
  });
  it("has its time, and reasons have theirs, as the log tells", () => {
    const heard = [{ rev: 4, by: "seat", seat: 1, at: 90, told: [["word_given", 1, 0]] }, { rev: 5, by: "bot", seat: 2, at: 99, told: [["reason_given", 2, 0, -1, -1]] }] as unknown as Heard[];
    expect(givenAt(heard).get(0)).toBe(90);
    expect(reasons(heard)).toMatchObject([{ at: 99, seat: 2 }]);
  });
});
