// Converts the fields of an event or an action into parameters of a message. It follows the rules
// of signoria.locales.params, so that page and log never differ.
import { type Args, messageForms, phrase } from "$/core/messages.svelte";

/** The names in a game's protocol, and its things by number. */
export interface Vocabulary {
  slug: string;
  title: string;
  phases: string[];
  actions: Record<string, string[]>;
  /** The actions that are only talk. */
  asides: string[];
  events: Record<string, string[]>;
  names: Record<string, string[]>;
  /** The fields of each kind of record. A row holds the records one after the other. */
  records?: Record<string, string[]>;
  /** The position of a sum that later disappears from the log, by event. */
  sums?: Record<string, number>;
}

const SEAT_ENDINGS = ["seat", "opener", "bidder"];
const SEAT_SETS = new Set(["actors", "bidders", "winners", "parties", "losers", "hearers"]);
const ANY_THING = new Set(["thing", "memo"]);
const EVERYONE = -3;

export const messageId = (kind: string, key: string): string =>
  `${kind}-${key}`.replaceAll("_", "-");

/** Returns the seats whose bits are set. */
export const seatsIn = (bits: number): number[] =>
  Array.from({ length: 16 }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);

/** Parameters of a message, by field. */
export class Params {
  readonly args: Args = {};

  constructor(
    private readonly game: Vocabulary,
    private readonly names: string[],
  ) {}

  private say(message: string, args: Args = {}, form = ""): string {
    return phrase(this.game.slug, message, args, form);
  }

  /** Adds every field, and the cards if fields are named after their colours. */
  addAll(fields: Record<string, unknown>): Args {
    const colours = this.game.names.colour ?? [];
    const cards = colours.length > 0 && colours.every((colour) => colour in fields);
    const given = cards ? { cards: colours.map((colour) => fields[colour]) } : fields;
    for (const [name, value] of Object.entries(given)) this.add(name, value);
    return this.args;
  }

  private add(name: string, value: unknown): void {
    if (typeof value === "boolean") this.args[name] = value ? "yes" : "no";
    else if (Array.isArray(value) && SEAT_SETS.has(name)) this.seats(name, value as number[]);
    else if (Array.isArray(value)) this.row(name, value as number[]);
    else if (typeof value === "number") this.number(name, value);
    else if (name in this.game.names) this.named(name, name, String(value));
    else this.args[name] = String(value);
  }

  private number(name: string, value: number): void {
    if (SEAT_ENDINGS.some((ending) => name.endsWith(ending))) this.args[name] = this.seat(value);
    else if (SEAT_SETS.has(name)) this.seats(name, seatsIn(value));
    else if (ANY_THING.has(name)) this.anything(name, value);
    else if (name in this.game.names) this.named(name, name, value);
    else this.args[name] = value;
  }

  private seats(name: string, seats: number[]): void {
    this.args[name] = this.listed(seats.map((seat) => this.seat(seat)));
    this.args[`${name}_count`] = seats.length;
  }

  private row(name: string, row: number[]): void {
    if (name === "cards") {
      this.args.cards_known = row.length ? "yes" : "no";
      this.args.cards = this.cards(row);
      return;
    }
    const kind = name.replace(/s$/, "");
    if (this.game.records?.[name]) {
      this.args[`${name}_known`] = row.length ? "yes" : "no";
      this.args[name] = this.records(name, row).join("; ");
      return;
    }
    if (kind in this.game.names) {
      this.args[name] = row.map((number) => this.thing(kind, number)).join(", ");
      return;
    }
    const texts = row.map((amount, seat) =>
      this.say("amount-of-seat", { seat: this.seat(seat), amount }),
    );
    this.args[name] = texts.join(", ");
  }

  /** Formats each record of a row by the message with the row's name. */
  private records(name: string, row: number[]): string[] {
    const fields = this.game.records?.[name] ?? [];
    return Array.from({ length: row.length / fields.length }, (_, nth) => {
      const inner = new Params(this.game, this.names);
      const given = fields.map((field, at) => [field, row[nth * fields.length + at]] as const);
      return this.say(`record-${name}`, inner.addAll(Object.fromEntries(given)));
    });
  }

  private anything(name: string, value: number): void {
    this.args[name] = value;
    for (const kind of Object.keys(this.game.names)) this.named(`${name}_${kind}`, kind, value);
  }

  private named(name: string, kind: string, value: number | string): void {
    const keys = this.game.names[kind] ?? [];
    const number = typeof value === "number" ? value : keys.indexOf(value);
    const key = keys[number];
    const text = key !== undefined || number === value ? this.thing(kind, number) : String(value);
    this.args[name] = text;
    this.args[`${name}_number`] = number;
    this.args[`${name}_key`] = key ?? "";
    const message = messageId(kind, key ?? keys[0] ?? "");
    for (const form of messageForms(this.game.slug, message)) {
      this.args[`${name}_${form}`] = key === undefined ? text : this.say(message, {}, form);
    }
  }

  /** Returns the name of a thing. A number outside the list is called unknown. */
  thing(kind: string, number: number): string {
    const key = this.game.names[kind]?.[number];
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
  cards(counts: number[]): string {
    const keys = this.game.names.colour ?? [];
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
