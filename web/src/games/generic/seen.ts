// A view nobody has drawn yet, as labelled texts: numbers get the names that their fields promise.
import type { Vocabulary } from "$/house/figures";
import { has, phrase, say } from "$/house/words.svelte";
import type { Telling } from "$/table/telling";

/** A field as it is read: a text, a list with labels, or a table of the seats. */
export type Shown =
  | { label: string; text: string }
  | { label: string; items: { label: string; text: string }[] }
  | { label: string; columns: string[]; rows: { label: string; cells: string[] }[] };

type Fields = Record<string, unknown>;

const HIDDEN = new Set(["agenda", "you"]);
const SEATS = /(seat|opener|bidder|principe|turn|holder|prince)$/;
const SEAT_LISTS = new Set(["actors", "bidders", "winners"]);
const EMPTY = "–";

export class Seen {
  constructor(
    private readonly game: Vocabulary,
    private readonly telling: Telling,
  ) {}

  /** Everything of a view that says something, in its order. */
  all(view: Fields): Shown[] {
    const fields = Object.entries(view).filter(([name, value]) => !HIDDEN.has(name) && !(name === "reason" && value === 0));
    const mineFirst = fields.sort(([one], [other]) => Number(other.startsWith("your_")) - Number(one.startsWith("your_")));
    return mineFirst.flatMap(([name, value]) => this.field(name, value)).filter((one) => !("text" in one) || one.text !== EMPTY);
  }

  /** The name of a field for people. */
  label(name: string): string {
    const message = `view-${name.replaceAll("_", "-")}`;
    for (const one of [message, message.replace(/-left$/, "")]) {
      if (has(this.game.slug, one)) return phrase(this.game.slug, one, { [name]: "" }).trim();
    }
    return name.replaceAll("_", " ");
  }

  private field(name: string, value: unknown): Shown[] {
    if (value === null || value === undefined) return [];
    const label = this.label(name);
    if (isRows(value)) return value.length ? [this.table(label, value)] : [];
    if (isGrid(value)) return [{ label, items: value.map((row, at) => ({ label: this.nth(name, value.length, at), text: this.bySeat(row) })) }];
    if (typeof value === "object" && !Array.isArray(value)) {
      const items = Object.entries(value as Fields).map(([key, inner]) => ({ label: this.label(key), text: this.text(key, inner) }));
      return [{ label, items }];
    }
    return [{ label, text: this.text(name, value) }];
  }

  private table(label: string, rows: Fields[]): Shown {
    const names = Object.keys(rows[0] ?? {});
    return {
      label,
      columns: rows.map((_, seat) => this.telling.seat(seat)),
      rows: names.map((name) => ({ label: this.label(name), cells: rows.map((row) => this.text(name, row[name])) })),
    };
  }

  /** A value in words. */
  text(name: string, value: unknown): string {
    if (value === null || value === undefined) return EMPTY;
    if (typeof value === "boolean") return say(value ? "generic-yes" : "generic-no");
    if (Array.isArray(value)) return this.list(name, value as unknown[]);
    if (typeof value === "object") return Object.entries(value).map(([key, inner]) => `${this.label(key)} ${this.text(key, inner)}`).join(", ");
    if (typeof value !== "number") return String(value);
    if (SEATS.test(name)) return this.telling.seat(value);
    return name in this.game.names ? this.telling.thing(name, value) : String(value);
  }

  private list(name: string, values: unknown[]): string {
    if (!values.length) return EMPTY;
    if (values.some((one) => typeof one !== "number")) return values.map((one) => this.text(name, one)).join("; ");
    const numbers = values as number[];
    if (SEAT_LISTS.has(name)) return numbers.map((seat) => this.telling.seat(seat)).join(", ");
    const kind = this.kindOf(name);
    if (kind) return numbers.map((one) => this.telling.thing(kind, one)).join(", ");
    return this.counts(numbers);
  }

  /** Numbers in a row, one for each thing of a kind. */
  private counts(numbers: number[]): string {
    const { colour = [], ...others } = this.game.names;
    if (numbers.length === colour.length) return numbers.some(Boolean) ? this.telling.cards(numbers) : EMPTY;
    const kind = Object.keys(others).find((one) => others[one]?.length === numbers.length);
    if (!kind) return numbers.join(", ");
    const told = numbers.flatMap((number, at) => (number ? [`${this.telling.thing(kind, at)} ${number}`] : []));
    return told.join(", ") || EMPTY;
  }

  private bySeat(row: number[]): string {
    return row.flatMap((number, seat) => (number ? [`${this.telling.seat(seat)} ${number}`] : [])).join(", ") || EMPTY;
  }

  /** The kind of things that a list in the plural names. */
  private kindOf(name: string): string | undefined {
    const last = name.split("_").find((part) => this.singular(part)) ?? "";
    return this.singular(last);
  }

  private singular(word: string): string | undefined {
    return Object.keys(this.game.names).find((kind) => word === `${kind}s` || (kind.endsWith("y") && word === `${kind.slice(0, -1)}ies`));
  }

  private nth(name: string, length: number, at: number): string {
    const kind = Object.keys(this.game.names).find((one) => this.game.names[one]?.length === length);
    return kind ? this.telling.thing(kind, at) : `${this.label(name)} ${at + 1}`;
  }
}

const isRows = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one && typeof one === "object" && !Array.isArray(one));

const isGrid = (value: unknown): value is number[][] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => Array.isArray(one));
