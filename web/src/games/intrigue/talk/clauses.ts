// The draft of a word, and its conversion into clauses.
import { BRIBE_WITH, DROP_IT, NOT_SEND_IT, PLACE_IT, THEN } from "$/generated/intrigue.numbers";
import { NOBODY } from "$/generated/kernel.numbers";
import type { View } from "$/generated/intrigue.view";
import { waiting } from "../view";

/** Stands for any profession or domain. */
export const ANY = NOBODY;

/** One clause: a master's treatment of a token, or a payment or sending by a seat. */
export interface Part {
  verb: number;
  palace: number;
  seat: number;
  profession: number;
  /** For PLACE_IT: the domain, or ANY that pays `least`. */
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

/** Returns whether a verb belongs to a master: placing, keeping or dropping a token at a palace. */
export const masters = (verb: number): boolean => verb <= DROP_IT;

/**
 * Returns the default round until which a word is valid: the next one, or the last round of the
 * game.
 */
export const usualRound = (view: View): number => Math.min(view.rounds, view.round + 1);

const middle = (view: View): number => view.salaries.at(-2) ?? view.salaries[0] ?? 0;

/**
 * Returns the reader's own clause about a token or a palace, with defaults for all other fields.
 */
export function ownPart(view: View, verb: number, seat: number, profession: number): Part {
  const until = usualRound(view);
  const least = verb === PLACE_IT ? middle(view) : verb === BRIBE_WITH ? view.note * 3 : 0;
  return masters(verb)
    ? { verb, palace: view.you, seat, profession, domain: ANY, least, until }
    : { verb, palace: seat, seat: view.you, profession, domain: ANY, least, until };
}

/**
 * Returns the most likely subject of a word: the first token at the reader's door, or the palace of
 * the current matter.
 */
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
  return { seat, profession: verb === BRIBE_WITH && mine ? mine.profession : ANY };
}

/**
 * Returns the most common condition for the speaker's clause: a bribe for a favour, a favour for a bribe.
 * Words cannot mention concealed bribes: then the condition is not to send to the speaker's own palace.
 */
export function usualCondition(view: View, own: Part, concealed = false): Part {
  const rest = { domain: ANY, until: own.until };
  if (masters(own.verb) && concealed)
    return {
      verb: NOT_SEND_IT,
      palace: view.you,
      seat: own.seat,
      profession: ANY,
      least: 0,
      ...rest,
    };
  if (masters(own.verb))
    return {
      verb: BRIBE_WITH,
      palace: view.you,
      seat: own.seat,
      profession: own.profession,
      least: view.note * 3,
      ...rest,
    };
  const profession = own.profession >= 0 ? own.profession : 0;
  return {
    verb: PLACE_IT,
    palace: own.palace,
    seat: view.you,
    profession,
    least: middle(view),
    ...rest,
  };
}

/** Returns the other seat that a clause concerns. It becomes the first hearer. */
export const concerned = (view: View, part: Part): number =>
  part.palace === view.you ? part.seat : part.palace;

/**
 * Returns the tokens that a master's word can mention: those at the door first, then all others.
 */
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

/** Returns the fields of a clause in the order of the protocol. */
export const fields = (part: Part, link: number): number[] => {
  const profession = masters(part.verb) ? Math.max(0, part.profession) : part.profession;
  const domain = part.verb === PLACE_IT ? part.domain : ANY;
  const least =
    domain === ANY && (part.verb === PLACE_IT || part.verb === BRIBE_WITH) ? part.least : 0;
  return [link, part.verb, part.palace, part.seat, profession, domain, least, part.until];
};

/** Changes the last round of a draft and of its condition. */
export const lasting = (
  draft: Pick<Draft, "own" | "condition">,
  until: number,
): Pick<Draft, "own" | "condition"> => ({
  own: { ...draft.own, until },
  condition: draft.condition && { ...draft.condition, until },
});

/** Returns all clauses of a draft, one after the other. */
export const clausesOf = (draft: Draft): number[] => [
  ...fields(draft.own, THEN),
  ...(draft.condition && draft.link !== THEN ? fields(draft.condition, draft.link) : []),
];

/** Returns seats as bits. */
export const bits = (seats: readonly number[]): number =>
  seats.reduce((found, seat) => found | (1 << seat), 0);

/** Returns the whole action, attached to a line of the chat. */
export const wordAction = (
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
