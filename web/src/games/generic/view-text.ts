// The view of any game as labelled texts. Numbers get the names of their field's kind.
import type { Vocabulary } from "$/core/params";
import { hasMessage, phrase, say } from "$/core/messages.svelte";
import type { GameText } from "$/table/game-text";
import type { Fields, Meaning, Meanings } from "./meanings";

/** A field as it is shown: a text, a list with labels, or a table of the seats. */
export type Shown =
  | { label: string; text: string }
  | { label: string; items: { label: string; text: string }[] }
  | { label: string; columns: string[]; rows: { label: string; cells: string[] }[] };

const HIDDEN = new Set(["agenda", "you"]);
const SEATS = /(seat|opener|bidder|principe|turn|holder|prince)$/;
const SEAT_LISTS = new Set(["actors", "bidders", "winners"]);
const BY_SEAT = new Set(["seats", "palaces"]);
const EMPTY = "–";
const UNSEEN = -9; // stands for a card that another seat holds

export class ViewText {
  constructor(
    private readonly game: Vocabulary,
    private readonly gameText: GameText,
    private readonly meanings: Meanings = {},
  ) {}

  /** Returns every field worth showing, the reader's own first. */
  all(view: Fields): Shown[] {
    const fields = this.shownFields(view).filter(
      ([name, value]) => !HIDDEN.has(name) && !(name === "reason" && value === 0),
    );
    const mineFirst = fields.sort(
      ([one], [other]) => Number(other.startsWith("your_")) - Number(one.startsWith("your_")),
    );
    return mineFirst
      .flatMap(([name, value]) => this.field(name, value, view))
      .filter((one) => !("text" in one) || one.text !== EMPTY);
  }

  /** Returns the fields of a row that are meant for people. */
  private shownFields(row: Fields): [string, unknown][] {
    return Object.entries(row).filter(([name]) => this.meanings[name] !== null);
  }

  /** Returns a field's label for people. */
  label(name: string): string {
    const message = `view-${name.replaceAll("_", "-")}`;
    for (const one of [message, message.replace(/-left$/, "")]) {
      if (hasMessage(this.game.slug, one))
        return phrase(this.game.slug, one, { [name]: "" }).trim();
    }
    return name.replaceAll("_", " ");
  }

  private field(name: string, value: unknown, view: Fields): Shown[] {
    if (value === null || value === undefined) return [];
    const label = this.label(name);
    if (isRows(value))
      return [
        BY_SEAT.has(name) ? this.table(label, value) : { label, items: this.numbered(name, value) },
      ];
    if (isGrid(value)) return this.grid(name, label, value);
    if (typeof value === "object" && !Array.isArray(value)) {
      const items = this.shownFields(value as Fields).map(([key, inner]) => ({
        label: this.label(key),
        text: this.text(key, inner, value as Fields),
      }));
      return [{ label, items }];
    }
    return [{ label, text: this.text(name, value, view) }];
  }

  /** Returns things of a row, such as stacks, one below the other, each with its visible fields. */
  private numbered(name: string, rows: Fields[]): { label: string; text: string }[] {
    const one = this.label(name.replace(/s$/, ""));
    return rows.map((row, at) => ({ label: `${one} ${at + 1}`, text: this.inner(row) }));
  }

  private inner(row: Fields): string {
    const texts = this.shownFields(row).map(
      ([key, value]) => [this.label(key), this.text(key, value, row)] as const,
    );
    return (
      texts.flatMap(([label, text]) => (text === EMPTY ? [] : [`${label} ${text}`])).join(" · ") ||
      EMPTY
    );
  }

  /**
   * Returns rows of numbers: the things that each seat has, or the seats' counts for each thing.
   */
  private grid(name: string, label: string, rows: number[][]): Shown[] {
    const kind = this.meanings[name];
    const each = isForEach(kind) ? kind.each : "";
    const items = rows.map((row, at) => ({
      label: each ? this.gameText.thing(each, at) : this.gameText.seat(at),
      text: typeof kind === "string" ? this.things(kind, row) : this.bySeat(row),
    }));
    return items.some(({ text }) => text !== EMPTY) ? [{ label, items }] : [];
  }

  private table(label: string, rows: Fields[]): Shown {
    const names = this.shownFields(rows[0] ?? {}).map(([name]) => name);
    return {
      label,
      columns: rows.map((_, seat) => this.gameText.seat(seat)),
      rows: names
        .map((name) => ({
          label: this.label(name),
          cells: rows.map((row) => this.text(name, row[name], row)),
        }))
        .filter(({ cells }) => cells.some((cell) => cell !== EMPTY)),
    };
  }

  /** Returns a value in words. */
  text(name: string, value: unknown, row: Fields): string {
    const meaning = this.meanings[name];
    if (value === null || value === undefined) return EMPTY;
    if (meaning) return this.meant(meaning, value, row);
    if (typeof value === "boolean") return say(value ? "generic-yes" : "generic-no");
    if (Array.isArray(value)) return this.list(name, value as unknown[], row);
    if (typeof value === "object") return this.inner(value as Fields);
    if (typeof value === "string") return value;
    if (typeof value !== "number") return EMPTY;
    if (SEATS.test(name)) return this.gameText.seat(value);
    return name in this.game.names ? this.gameText.thing(name, value) : String(value);
  }

  /** Returns a value in words, by the meaning that the game declares. */
  private meant(meaning: Meaning, value: unknown, row: Fields): string {
    if (typeof meaning === "function") return meaning(value, row, this.gameText) || EMPTY;
    const numbers = (Array.isArray(value) ? value : [value]) as number[];
    if (isForEach(meaning)) return this.counts(meaning.each, numbers);
    return this.things(meaning ?? "", numbers);
  }

  /** Returns things by name. Equal things are counted, and so are hidden ones. */
  private things(kind: string, numbers: number[]): string {
    if (kind === "number") return numbers.join(", ");
    const known = [...new Set(numbers)].filter((one) => one >= 0);
    const texts = known.map((one) =>
      this.several(kind, one, numbers.filter((other) => other === one).length),
    );
    const unseen = numbers.filter((one) => one === UNSEEN).length;
    return (
      [...texts, ...(unseen ? [say("generic-hidden", { number: unseen })] : [])].join(", ") || EMPTY
    );
  }

  private several(kind: string, one: number, times: number): string {
    const name = kind === "seat" ? this.gameText.seat(one) : this.gameText.thing(kind, one);
    return times > 1 ? `${times} × ${name}` : name;
  }

  private list(name: string, values: unknown[], row: Fields): string {
    if (!values.length) return EMPTY;
    if (values.some((one) => typeof one !== "number"))
      return values.map((one) => this.text(name, one, row)).join("; ");
    const numbers = values as number[];
    return this.things(SEAT_LISTS.has(name) ? "seat" : (this.kindOf(name) ?? "number"), numbers);
  }

  /** Returns a row of numbers in words, one number for each thing of a kind. */
  private counts(kind: string, numbers: number[]): string {
    if (kind === "colour") return numbers.some(Boolean) ? this.gameText.cards(numbers) : EMPTY;
    const texts = numbers.flatMap((number, at) =>
      number ? [`${this.gameText.thing(kind, at)} ${number}`] : [],
    );
    return texts.join(", ") || EMPTY;
  }

  private bySeat(row: number[]): string {
    return (
      row
        .flatMap((number, seat) => (number ? [`${this.gameText.seat(seat)} ${number}`] : []))
        .join(", ") || EMPTY
    );
  }

  /** Returns the kind of things that a list's plural name refers to. */
  private kindOf(name: string): string | undefined {
    const last = name.split("_").find((part) => this.singular(part)) ?? "";
    return this.singular(last);
  }

  private singular(word: string): string | undefined {
    return Object.keys(this.game.names).find(
      (kind) => word === `${kind}s` || (kind.endsWith("y") && word === `${kind.slice(0, -1)}ies`),
    );
  }
}

const isForEach = (meaning: Meaning | undefined): meaning is { each: string } =>
  typeof meaning === "object" && meaning !== null;

const isRows = (value: unknown): value is Fields[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => one && typeof one === "object" && !Array.isArray(one));

const isGrid = (value: unknown): value is number[][] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => Array.isArray(one));
