// The view of any game as labelled texts. Each number is shown by its field's declared kind.
import type { Kind, Vocabulary } from "$/core/kinds";
import { HIDDEN } from "$/generated/kernel.numbers";
import { hasMessage, phrase, say } from "$/core/messages.svelte";
import type { GameText } from "$/table/game-text";
import type { Fields, Meanings } from "./meanings";

/** A field as it is shown: a text, a list with labels, or a table of the seats. */
export type Shown =
  | { label: string; text: string }
  | { label: string; items: { label: string; text: string }[] }
  | { label: string; columns: string[]; rows: { label: string; cells: string[] }[] };

const OMITTED = new Set(["agenda", "you"]);
const EMPTY = "–";

/** The declarations of views: whose fields are the reader's own, and what a row has a view for. */
interface Declared {
  own_fields?: Record<string, string[]>;
  row_kinds?: Record<string, string>;
}

/** A kind whose first value may say that there is nothing to say yet. */
type DeclaredKind = Kind & { silent?: boolean };

export class ViewText {
  constructor(
    private readonly game: Vocabulary & Declared,
    private readonly gameText: GameText,
    private readonly meanings: Meanings = {},
  ) {}

  /** Returns every field worth showing, the reader's own first. */
  all(view: Fields): Shown[] {
    const own = this.game.own_fields?.View ?? [];
    const fields = this.shownFields(view).filter(
      ([name, value]) => !OMITTED.has(name) && !this.isSilent(this.kindOf("View", name), value),
    );
    return fields
      .sort(([one], [other]) => Number(own.includes(other)) - Number(own.includes(one)))
      .flatMap(([name, value]) => this.field(name, value, view))
      .filter((one) => !("text" in one) || one.text !== EMPTY);
  }

  /** Returns the fields of a row that are meant for people. */
  private shownFields(row: Fields): [string, unknown][] {
    return Object.entries(row).filter(([name]) => this.meanings[name] !== null);
  }

  /** Returns whether a value says that there is nothing to say yet, such as why a game ended. */
  private isSilent(kind: string, value: unknown): boolean {
    const declared: DeclaredKind | undefined = this.game.kinds[kind];
    return Boolean(declared?.silent) && value === 0;
  }

  /** Returns a field's label for people. */
  label(name: string): string {
    const message = `view-${name.replaceAll("_", "-")}`;
    return hasMessage(this.game.game, message)
      ? phrase(this.game.game, message, { [name]: "" }).trim()
      : name.replaceAll("_", " ");
  }

  /** Returns the kind of a view's field, or the name of the view inside it behind an @. */
  private kindOf(view: string, field: string): string {
    return this.game.views[view]?.[field] ?? "";
  }

  private field(name: string, value: unknown, view: Fields): Shown[] {
    if (value === null || value === undefined) return [];
    const [label, kind] = [this.label(name), this.kindOf("View", name)];
    const inner = kind.startsWith("@") ? kind.slice(1) : "";
    if (isRows(value))
      return [
        this.game.seat_views.includes(inner)
          ? this.table(label, value, inner)
          : { label, items: this.numbered(name, value, inner) },
      ];
    if (isGrid(value)) return this.grid(label, value, this.game.kinds[kind]);
    if (inner) {
      const items = this.shownFields(value as Fields).map(([key, one]) => ({
        label: this.label(key),
        text: this.text(inner, key, one, value as Fields),
      }));
      return [{ label, items }];
    }
    return [{ label, text: this.text("View", name, value, view) }];
  }

  /** Returns things of a row, such as stacks, one below the other, each with its visible fields. */
  private numbered(name: string, rows: Fields[], view: string): { label: string; text: string }[] {
    const one = this.label(this.game.row_kinds?.[view] ?? name);
    return rows.map((row, at) => ({ label: `${one} ${at + 1}`, text: this.inner(row, view) }));
  }

  private inner(row: Fields, view: string): string {
    const texts = this.shownFields(row).map(
      ([key, value]) => [this.label(key), this.text(view, key, value, row)] as const,
    );
    return (
      texts.flatMap(([label, text]) => (text === EMPTY ? [] : [`${label} ${text}`])).join(" · ") ||
      EMPTY
    );
  }

  /**
   * Returns rows of numbers: the things that each seat has, or the seats' counts for each thing.
   */
  private grid(label: string, rows: number[][], kind: Kind | undefined): Shown[] {
    const items = rows.map((row, at) => ({
      label: kind?.by ? this.gameText.thing(kind.by, at) : this.gameText.seat(at),
      text: kind && !kind.by ? this.byKind(kind.of ?? "", row) : this.bySeat(row),
    }));
    return items.some(({ text }) => text !== EMPTY) ? [{ label, items }] : [];
  }

  private table(label: string, rows: Fields[], view: string): Shown {
    const names = this.shownFields(rows[0] ?? {}).map(([name]) => name);
    return {
      label,
      columns: rows.map((_, seat) => this.gameText.seat(seat)),
      rows: names
        .map((name) => ({
          label: this.label(name),
          cells: rows.map((row) => this.text(view, name, row[name], row)),
        }))
        .filter(({ cells }) => cells.some((cell) => cell !== EMPTY)),
    };
  }

  /** Returns the value of a view's field in words. */
  private text(view: string, name: string, value: unknown, row: Fields): string {
    if (value === null || value === undefined) return EMPTY;
    const meaning = this.meanings[name];
    if (meaning) return meaning(value, row, this.gameText) || EMPTY;
    const kind = this.kindOf(view, name);
    if (!kind.startsWith("@")) return this.byKind(kind, value);
    const rows = Array.isArray(value) ? (value as Fields[]) : [value as Fields];
    return rows.map((one) => this.inner(one, kind.slice(1))).join("; ") || EMPTY;
  }

  /** Returns a value in words, by its kind. */
  private byKind(name: string, value: unknown): string {
    const kind = this.game.kinds[name];
    if (typeof value === "boolean") return say(value ? "generic-yes" : "generic-no");
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return this.row(kind, value as unknown[]);
    if (typeof value !== "number") return EMPTY;
    if (kind?.form === "seat" || kind?.keys) return this.things(name, [value]);
    return value < 0 && kind?.form !== "anything" ? EMPTY : String(value);
  }

  private row(kind: Kind | undefined, values: unknown[]): string {
    if (values.some(Array.isArray))
      return values.map((one) => this.byKind(kind?.of ?? "", one)).join("; ");
    if (kind?.by) return this.each(kind, values as number[]);
    return this.things(kind?.of ?? "", values as number[]);
  }

  /** Returns things by name. Equal things are counted, and so are hidden ones. */
  private things(kind: string, numbers: number[]): string {
    const form = this.game.kinds[kind]?.form;
    if (form !== "seat" && !this.game.kinds[kind]?.keys) return numbers.join(", ") || EMPTY;
    const known = [...new Set(numbers)].filter((one) => one >= 0);
    const texts = known.map((one) =>
      this.several(kind, one, numbers.filter((other) => other === one).length),
    );
    const unseen = numbers.filter((one) => one === HIDDEN).length;
    return (
      [...texts, ...(unseen ? [say("generic-hidden", { number: unseen })] : [])].join(", ") || EMPTY
    );
  }

  private several(kind: string, one: number, times: number): string {
    const isSeat = this.game.kinds[kind]?.form === "seat";
    const name = isSeat ? this.gameText.seat(one) : this.gameText.thing(kind, one);
    return times > 1 ? `${times} × ${name}` : name;
  }

  /** Returns a row in words that has a value for each thing of a kind. */
  private each(kind: Kind, values: number[]): string {
    const [by, of] = [kind.by ?? "", kind.of ?? ""];
    if (by === "colour") return values.some(Boolean) ? this.gameText.cards(values) : EMPTY;
    const counted = this.game.kinds[of]?.form === "number";
    const texts = values.flatMap((value, at) =>
      (counted ? value > 0 : value >= 0)
        ? [`${this.gameText.thing(by, at)} ${this.byKind(of, value)}`]
        : [],
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
}

const isRows = (value: unknown): value is Fields[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => one && typeof one === "object" && !Array.isArray(one));

const isGrid = (value: unknown): value is number[][] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => Array.isArray(one));
