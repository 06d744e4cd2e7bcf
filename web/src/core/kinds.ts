// The kinds of fields that a game declares, and the conversion between wire and page. The wire has
// stable names; the page counts with the numbers of the vocabulary. See signoria.kernel.kinds.

import { EVERYONE, HIDDEN, NOBODY, SPECTATOR } from "$/generated/kernel.numbers";

/** The meaning of a field's numbers. */
export interface Kind {
  form: string;
  /** The stable names of the values. */
  keys?: string[];
  /** The kind of the things for which a row has one value each. */
  by?: string;
  /** The kind of a row's values. */
  of?: string;
  /** The count of the second values of a pair. */
  size?: number;
  /** The kind of a step's memo, by phase. */
  memos?: Record<string, string>;
  /** The fields that a row repeats. */
  fields?: Record<string, string>;
}

/** The kinds of the fields of an event, an action or a view, in order. */
export type Fields = Record<string, string>;

/** The names in a game's protocol, and the kinds of its fields. */
export interface Vocabulary {
  game: string;
  title: string;
  phases: string[];
  kinds: Record<string, Kind>;
  /** The kinds of things that have names. */
  named: string[];
  actions: Record<string, Fields>;
  /** The actions that are only talk. */
  asides: string[];
  events: Record<string, Fields>;
  /** The standing orders. */
  orders: Record<string, Fields>;
  /** The fields of each view. A view inside it has its name behind an @. */
  views: Record<string, Fields>;
  /** The views of which there is one for each seat. */
  seat_views: string[];
  /** The position of a sum that later disappears from the log, by event. */
  sums?: Record<string, number>;
}

/** A step of the agenda: its phase, its seat, and its subject. */
export interface Step {
  phase: string;
  seat: number;
  memo: number;
}

const WORDS: Record<string, number> = {
  none: NOBODY,
  nobody: NOBODY,
  spectator: SPECTATOR,
  everyone: EVERYONE,
  hidden: HIDDEN,
};

/** Returns the stable names of a kind's values. */
export const keysOf = (game: Vocabulary, kind: string): string[] => game.kinds[kind]?.keys ?? [];

/** Returns the current step of an agenda; one without a phase if the agenda is empty. */
export function stepOf(game: Vocabulary, agenda: number[][]): Step {
  const [phase = -1, seat = -1, memo = 0] = agenda.at(-1) ?? [];
  return { phase: game.phases[phase] ?? "", seat, memo };
}

/** Returns the seats whose bits are set. */
export const seatsIn = (bits: number): number[] =>
  Array.from({ length: 16 }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);

const bitsOf = (seats: number[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);

/** A conversion in one direction, of single values and of sets of seats. */
interface Conversion {
  value: (kind: Kind, value: unknown) => unknown;
  seats: (value: unknown) => unknown;
}

const fromWire: Conversion = {
  value: (kind, value) => {
    if (typeof value !== "string") return value;
    const number = kind.keys?.indexOf(value) ?? -1;
    return number >= 0 ? number : (WORDS[value] ?? value);
  },
  seats: (value) => (Array.isArray(value) ? bitsOf(value as number[]) : value),
};

const toWire: Conversion = {
  value: (kind, value) => {
    if (typeof value !== "number") return value;
    if (value < 0 && kind.form !== "anything") return wordOf(kind, value);
    return kind.form === "name" ? (kind.keys?.[value] ?? value) : value;
  },
  seats: (value) => (typeof value === "number" ? seatsIn(value) : value),
};

function wordOf(kind: Kind, value: number): number | string {
  if (value === NOBODY) return kind.form === "seat" ? "nobody" : "none";
  return Object.keys(WORDS).find((word) => WORDS[word] === value) ?? value;
}

function convert(game: Vocabulary, name: string, value: unknown, way: Conversion): unknown {
  const kind = game.kinds[name];
  if (!kind || value === null || value === undefined) return value;
  if (kind.form === "seats") return way.seats(way.value(kind, value));
  if (!Array.isArray(value)) return way.value(kind, value);
  const row = value as unknown[];
  if (kind.memos) return readStep(game, kind, row);
  if (kind.size)
    return Number(convert(game, kind.of ?? "", row[0], way)) * kind.size + Number(row[1]);
  const inner = kind.fields ? Object.values(kind.fields) : [kind.of ?? ""];
  return row.map((one, at) => convert(game, inner[at % inner.length] ?? "", one, way));
}

function convertRow<Row extends readonly unknown[]>(
  game: Vocabulary,
  fieldsOf: Record<string, Fields>,
  row: Row,
  way: Conversion,
): Row {
  const kinds = Object.values(fieldsOf[String(row[0])] ?? {});
  return row.map((value, at) =>
    at ? convert(game, kinds[at - 1] ?? "", value, way) : value,
  ) as unknown as Row;
}

/** Reads a step of the agenda: its phase, its seat, and a memo of a kind that the phase decides. */
function readStep(game: Vocabulary, kind: Kind | undefined, step: unknown[]): unknown[] {
  const [phase, seat, memo] = step;
  if (typeof phase !== "string") return step;
  const memoKind = kind?.memos?.[phase] ?? "anything";
  return [
    game.phases.indexOf(phase),
    convert(game, "seat", seat, fromWire),
    convert(game, memoKind, memo, fromWire),
  ];
}

/** Reads an event of the wire. */
export function readEvent<Row extends readonly unknown[]>(game: Vocabulary, event: Row): Row {
  if (event[0] !== "opened") return convertRow(game, game.events, event, fromWire);
  return ["opened", ...readStep(game, game.kinds.step, event.slice(1))] as unknown as Row;
}

/** Reads an action of the wire. */
export const readAction = <Row extends readonly unknown[]>(game: Vocabulary, action: Row): Row =>
  convertRow(game, game.actions, action, fromWire);

/** Writes an action for the wire. */
export const writeAction = <Row extends readonly unknown[]>(game: Vocabulary, action: Row): Row =>
  convertRow(game, game.actions, action, toWire);

/** Reads a standing order of the wire. */
export const readOrder = <Row extends readonly unknown[]>(game: Vocabulary, order: Row): Row =>
  convertRow(game, game.orders, order, fromWire);

/** Writes a standing order for the wire. */
export const writeOrder = <Row extends readonly unknown[]>(game: Vocabulary, order: Row): Row =>
  convertRow(game, game.orders, order, toWire);

/** Reads a view of the wire. */
export function readView(game: Vocabulary, view: unknown, name = "View"): unknown {
  if (Array.isArray(view)) return view.map((one) => readView(game, one, name));
  if (!view || typeof view !== "object") return view;
  const fields = game.views[name] ?? {};
  return Object.fromEntries(
    Object.entries(view).map(([field, value]) => {
      const kind = fields[field] ?? "";
      const inner = kind.startsWith("@");
      return [
        field,
        inner ? readView(game, value, kind.slice(1)) : convert(game, kind, value, fromWire),
      ];
    }),
  );
}
