// What happened and what may be chosen, in words: from the same catalogues as the server's log.
import { Figures, messageId, type Vocabulary } from "$/house/figures";
import { phrase } from "$/house/words.svelte";

/** A kind of wish and its figures, some of which may be rows. */
export type Wish = readonly [string, ...(number | string | readonly number[])[]];
export type Told = readonly [string, ...unknown[]];

/** Says what a game's wire means, at a table whose seats have names. */
export class Telling {
  constructor(
    readonly game: Vocabulary,
    private readonly names: () => string[],
  ) {}

  /** The name of a city, colour, region, role …: any kind of the game's names. */
  thing(kind: string, number: number): string {
    return this.figures().thing(kind, number);
  }

  /** A form of a thing's name besides its usual one. */
  form(kind: string, number: number, form: string): string {
    return phrase(this.game.slug, messageId(kind, this.game.names[kind]?.[number] ?? ""), {}, form);
  }

  /** A message of the game's catalogue, with plain figures. */
  say(message: string, fields: Record<string, unknown> = {}): string {
    return phrase(this.game.slug, message, this.figures().addAll(fields));
  }

  /** A wish as a short command: `Bid 4`. */
  action(wish: Wish): string {
    return this.say(messageId("action", wish[0]), this.fields(this.game.actions, wish));
  }

  /** A line of the log; empty for facts that need none. */
  event(told: Told): string {
    return this.say(messageId("event", told[0]), this.fields(this.game.events, told));
  }

  /** What is being decided now, and by whom; from what the view says. */
  agenda(view: Record<string, unknown>, asked: number[]): string {
    const step = (view.agenda as number[][] | undefined)?.at(-1);
    if (!step) return this.say("agenda-over");
    const [phase = 0, seat = -1, memo = 0] = step;
    const fields = { ...publicNumbers(view), actors: asked, seat, memo };
    return this.say(messageId("agenda", this.game.phases[phase] ?? ""), fields);
  }

  /** Counts of cards as a list. */
  cards(counts: number[]): string {
    return this.figures().cards(counts);
  }

  /** Who sits there. */
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

/** The numbers of a view; those one level down as `auction_high_bid`. */
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
