// Events and actions in words, from the same catalogues as the server's log.
import { Figures, messageId, type Vocabulary } from "$/house/figures";
import { phrase } from "$/house/words.svelte";

/** An action: its kind and its parameters, some of which are rows. */
export type Wish = readonly [string, ...(number | string | readonly number[])[]];
export type Told = readonly [string, ...unknown[]];

/** Formats a game's protocol in words, with the names of a table's seats. */
export class Telling {
  constructor(
    readonly game: Vocabulary,
    private readonly names: () => string[],
  ) {}

  /** Returns the name of a city, colour, region, role or any other thing of the game. */
  thing(kind: string, number: number): string {
    return this.figures().thing(kind, number);
  }

  /** Returns another form of a thing's name. */
  form(kind: string, number: number, form: string): string {
    return phrase(this.game.slug, messageId(kind, this.game.names[kind]?.[number] ?? ""), {}, form);
  }

  /** Formats a message of the game's catalogue. */
  say(message: string, fields: Record<string, unknown> = {}): string {
    return phrase(this.game.slug, message, this.figures().addAll(fields));
  }

  /** Returns an action as a short command: `Bid 4`. */
  action(wish: Wish): string {
    return this.say(messageId("action", wish[0]), this.fields(this.game.actions, wish));
  }

  /** Returns a line of the log; empty for events that need none. */
  event(told: Told): string {
    return this.say(messageId("event", told[0]), this.fields(this.game.events, told));
  }

  /** Describes the current decision and its seats, from the view. */
  agenda(view: Record<string, unknown>, asked: number[]): string {
    const step = (view.agenda as number[][] | undefined)?.at(-1);
    if (!step) return this.say("agenda-over");
    const [phase = 0, seat = -1, memo = 0] = step;
    const fields = { ...publicNumbers(view), actors: asked, seat, memo };
    return this.say(messageId("agenda", this.game.phases[phase] ?? ""), fields);
  }

  /** Returns counts of cards as a list. */
  cards(counts: number[]): string {
    return this.figures().cards(counts);
  }

  /** Returns the name of a seat. */
  seat(seat: number): string {
    return this.figures().seat(seat);
  }

  private figures(): Figures {
    return new Figures(this.game, this.names());
  }

  private fields(
    kinds: Record<string, string[]>,
    wire: readonly unknown[],
  ): Record<string, unknown> {
    const names = kinds[String(wire[0])] ?? [];
    return Object.fromEntries(names.map((name, at) => [name, wire[at + 1]]));
  }
}

/** Returns the numbers of a view; nested ones as `auction_high_bid`. */
export function publicNumbers(view: Record<string, unknown>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(view)) {
    const inner =
      value && typeof value === "object" && !Array.isArray(value) ? Object.entries(value) : [];
    for (const [key, number] of [
      [name, value] as const,
      ...inner.map(([k, v]) => [`${name}_${k}`, v] as const),
    ]) {
      if (typeof number === "number") found[key] = number;
    }
  }
  return found;
}
