// Converts the fields of an event or an action into parameters of a message. It follows the rules
// of signoria.locales.params, so that page and log never differ.
import { type Fields, type Kind, keysOf, seatsIn, type Vocabulary } from "$/core/kinds";
import { EVERYONE } from "$/generated/kernel.numbers";
import { type Args, messageForms, phrase } from "$/core/messages.svelte";

export const messageId = (kind: string, key: string): string =>
  `${kind}-${key}`.replaceAll("_", "-");

/** Parameters of a message, by field. */
export class Params {
  readonly args: Args = {};

  constructor(
    private readonly game: Vocabulary,
    private readonly names: string[],
  ) {}

  private say(message: string, args: Args = {}, form = ""): string {
    return phrase(this.game.game, message, args, form);
  }

  /** Adds every field by its kind. Without kinds, a field is of the kind with its name. */
  addAll(fields: Record<string, unknown>, kinds: Fields = this.byName()): Args {
    const single = Object.entries(kinds).filter(
      ([name, kind]) => this.game.kinds[kind]?.form === "count" && name in fields,
    );
    const by = this.game.kinds[single[0]?.[1] ?? ""]?.by;
    if (by)
      this.counts(
        "cards",
        single.map(([name]) => Number(fields[name])),
        by,
      );
    for (const [name, value] of Object.entries(fields))
      if (!single.some(([one]) => one === name)) this.add(name, value, kinds[name] ?? "");
    return this.args;
  }

  private byName(): Fields {
    return { seat: "seat", ...Object.fromEntries(this.game.named.map((name) => [name, name])) };
  }

  private add(name: string, value: unknown, kindName: string): void {
    const kind = this.game.kinds[kindName];
    if (typeof value === "boolean") this.args[name] = value ? "yes" : "no";
    else if (kind?.form === "seats") this.seats(name, value as number | number[]);
    else if (Array.isArray(value)) this.row(name, value as number[], kindName, kind);
    else if (kind?.form === "seat" && typeof value === "number") this.args[name] = this.seat(value);
    else if (kind?.form === "anything") this.anything(name, Number(value));
    else if (kind?.form === "name" || kind?.form === "place")
      this.named(name, kindName, value as number | string);
    else this.args[name] = typeof value === "number" ? value : String(value);
  }

  private seats(name: string, value: number | number[]): void {
    const seats = Array.isArray(value) ? value : seatsIn(value);
    this.args[name] = this.listed(seats.map((seat) => this.seat(seat)));
    this.args[`${name}_count`] = seats.length;
  }

  private row(name: string, row: number[], kindName: string, kind: Kind | undefined): void {
    if (kind?.form === "each") return this.counts(name, row, kind.by ?? "");
    if (kind?.fields) {
      this.args[`${name}_known`] = row.length ? "yes" : "no";
      this.args[name] = this.groups(kindName, kind.fields, row).join("; ");
      return;
    }
    const of = kind?.of ?? "";
    const texts = keysOf(this.game, of).length
      ? row.map((number) => this.thing(of, number))
      : row.map((amount, seat) => this.say("amount-of-seat", { seat: this.seat(seat), amount }));
    this.args[name] = texts.join(", ");
  }

  private counts(name: string, row: number[], by: string): void {
    this.args[`${name}_known`] = row.length ? "yes" : "no";
    this.args[name] = this.cards(row, by);
  }

  /** Formats each group of a row by the message with the kind's name. */
  private groups(kind: string, fields: Fields, row: number[]): string[] {
    const names = Object.keys(fields);
    return Array.from({ length: row.length / names.length }, (_, nth) => {
      const inner = new Params(this.game, this.names);
      const given = names.map((field, at) => [field, row[nth * names.length + at]] as const);
      return this.say(`record-${kind}`, inner.addAll(Object.fromEntries(given), fields));
    });
  }

  private anything(name: string, value: number): void {
    this.args[name] = value;
    for (const kind of this.game.named) this.named(`${name}_${kind}`, kind, value);
  }

  private named(name: string, kind: string, value: number | string): void {
    const keys = keysOf(this.game, kind);
    const number = typeof value === "number" ? value : keys.indexOf(value);
    const key = keys[number];
    const text = key !== undefined || number === value ? this.thing(kind, number) : String(value);
    this.args[name] = text;
    this.args[`${name}_number`] = number;
    this.args[`${name}_key`] = key ?? "";
    const message = messageId(kind, key ?? keys[0] ?? "");
    for (const form of messageForms(this.game.game, message)) {
      this.args[`${name}_${form}`] = key === undefined ? text : this.say(message, {}, form);
    }
  }

  /** Returns the name of a thing. A number outside the list is called unknown. */
  thing(kind: string, number: number): string {
    const key = keysOf(this.game, kind)[number];
    return key === undefined
      ? this.say("unknown-number", { number })
      : this.say(messageId(kind, key));
  }

  /** Returns the name of a seat. */
  seat(seat: number): string {
    if (seat < 0) return this.say(seat === EVERYONE ? "everyone" : "nobody");
    return this.names[seat] ?? this.say("seat-number", { number: seat + 1 });
  }

  /** Returns counts of cards as a list: `2 universities, 1 castle`. */
  cards(counts: number[], by = "colour"): string {
    const keys = keysOf(this.game, by);
    const texts = counts.flatMap((number, at) =>
      number ? [this.say(messageId("cards", keys[at] ?? ""), { number })] : [],
    );
    return texts.length ? texts.join(", ") : this.say("cards-none");
  }

  /** Joins texts in a sentence: `one, another and a third`. */
  listed(texts: string[]): string {
    if (texts.length < 2) return texts[0] ?? this.say("nobody");
    return this.say("list-and", { first: texts.slice(0, -1).join(", "), last: texts.at(-1) ?? "" });
  }
}
