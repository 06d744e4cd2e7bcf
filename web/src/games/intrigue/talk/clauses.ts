// A word in the making: what is chosen on the screen, and the clauses that come of it.
import type { View } from "$/generated/intrigue.view";
import { waiting } from "../seen";

export const PROMISE = 0;
export const THREAT = 1;
export const OFFER = 2;
export const THEN = 0;
export const IF = 1;
export const UNLESS = 2;
export const PLACE = 0;
export const KEEP = 1;
export const DROP = 2;
export const BRIBE = 3;
export const SEND = 4;
export const NOT_SEND = 5;
export const ANY = -1;

/** One clause: a master's conduct towards a token, or what a seat pays or sends. */
export interface Part {
  verb: number;
  palace: number;
  seat: number;
  profession: number;
  /** Of a place: the one that is meant, or ANY that pays `least`. */
  domain: number;
  least: number;
  until: number;
}

export interface Draft {
  tone: number;
  hearers: number[];
  whispered: boolean;
  own: Part;
  link: number;
  condition: Part | null;
}

/** Whether a verb is a master's: what is done with a token at a palace. */
export const masters = (verb: number): boolean => verb <= DROP;

/** The round until which a word speaks, if nothing is chosen: the next one, as far as there is one. */
export const usualRound = (view: View): number => Math.min(view.rounds, view.round + 1);

const middle = (view: View): number => view.salaries.at(-2) ?? view.salaries[0] ?? 0;

/** What I would do with a token or at a palace, with everything else filled in. */
export function ownPart(view: View, verb: number, seat: number, profession: number): Part {
  const until = usualRound(view);
  const least = verb === PLACE ? middle(view) : verb === BRIBE ? view.note * 3 : 0;
  return masters(verb)
    ? { verb, palace: view.you, seat, profession, domain: ANY, least, until }
    : { verb, palace: seat, seat: view.you, profession, domain: ANY, least, until };
}

/** Whom or what a word is most likely about: who stands at my door, or the palace where something is settled. */
export function likely(view: View, verb: number): { seat: number; profession: number } | null {
  if (masters(verb)) return waiting(view, view.you)[0] ?? null;
  const others = [view.matter?.palace ?? view.active, view.active, ...view.seats.keys()].filter(
    (seat) => seat >= 0 && seat !== view.you,
  );
  const seat = others[0] ?? -1;
  const mine =
    seat === view.matter?.palace
      ? view.matter.payments.find((one) => one.seat === view.you)
      : undefined;
  return { seat, profession: verb === BRIBE && mine ? mine.profession : ANY };
}

/** The condition that goes with an own clause most often: money for favour, favour for money.
 * Of bribes that nobody hears no word can speak: there the favour is to be left alone. */
export function usualCondition(view: View, own: Part, concealed = false): Part {
  const rest = { domain: ANY, until: own.until };
  if (masters(own.verb) && concealed)
    return { verb: NOT_SEND, palace: view.you, seat: own.seat, profession: ANY, least: 0, ...rest };
  if (masters(own.verb))
    return {
      verb: BRIBE,
      palace: view.you,
      seat: own.seat,
      profession: own.profession,
      least: view.note * 3,
      ...rest,
    };
  const profession = own.profession >= 0 ? own.profession : 0;
  return {
    verb: PLACE,
    palace: own.palace,
    seat: view.you,
    profession,
    least: middle(view),
    ...rest,
  };
}

/** Whom a clause is about besides me: they hear it first. */
export const concerned = (view: View, part: Part): number =>
  part.palace === view.you ? part.seat : part.palace;

/** The tokens a master's word can be about: those at the door first, then all that may yet come. */
export function tokensAt(
  view: View,
  palace: number,
): { seat: number; profession: number; here: boolean }[] {
  const here = waiting(view, palace).map((one) => ({ ...one, here: true }));
  const known = new Set(here.map((one) => `${one.seat} ${one.profession}`));
  const rest = view.seats.flatMap((_, seat) =>
    seat === palace
      ? []
      : view.salaries.map((_salary, profession) => ({ seat, profession, here: false })),
  );
  return [...here, ...rest.filter((one) => !known.has(`${one.seat} ${one.profession}`))];
}

/** A clause as its fields go over the wire. */
export const fields = (part: Part, link: number): number[] => {
  const profession = masters(part.verb) ? Math.max(0, part.profession) : part.profession;
  const domain = part.verb === PLACE ? part.domain : ANY;
  const least = domain === ANY && (part.verb === PLACE || part.verb === BRIBE) ? part.least : 0;
  return [link, part.verb, part.palace, part.seat, profession, domain, least, part.until];
};

/** A draft that speaks until another round, its condition with it. */
export const lasting = (
  draft: Pick<Draft, "own" | "condition">,
  until: number,
): Pick<Draft, "own" | "condition"> => ({
  own: { ...draft.own, until },
  condition: draft.condition && { ...draft.condition, until },
});

/** All clauses of a draft, one after the other. */
export const clausesOf = (draft: Draft): number[] => [
  ...fields(draft.own, THEN),
  ...(draft.condition && draft.link !== THEN ? fields(draft.condition, draft.link) : []),
];

/** Seats as bits. */
export const bits = (seats: readonly number[]): number =>
  seats.reduce((found, seat) => found | (1 << seat), 0);

/** The whole wish, beside a line of the talk. */
export const wordWish = (
  draft: Draft,
  line: number,
): readonly [string, number, number, number, number, number[]] => [
  "give_word",
  draft.tone,
  line,
  bits(draft.hearers),
  draft.whispered ? 1 : 0,
  clausesOf(draft),
];
