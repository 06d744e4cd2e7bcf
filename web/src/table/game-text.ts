// Events and actions in words, from the same catalogues as the server's log.
import { messageId, Params, type Vocabulary } from "$/core/params";
import { phrase } from "$/core/messages.svelte";
import type { GameEvent } from "$/table/events";

/** An action: its kind and its parameters, some of which are rows. */
export type Action = readonly [string, ...(number | string | readonly number[])[]];

/** Formats a game's protocol in words, with the names of a table's seats. */
export class GameText {
  constructor(
    readonly game: Vocabulary,
    private readonly names: () => string[],
  ) {}

  /** Returns the name of a city, colour, region, role or any other thing of the game. */
  thing(kind: string, number: number): string {
    return this.params().thing(kind, number);
  }

  /** Returns another form of a thing's name. */
  form(kind: string, number: number, form: string): string {
    return phrase(this.game.slug, messageId(kind, this.game.names[kind]?.[number] ?? ""), {}, form);
  }

  /** Formats a message of the game's catalogue. */
  say(message: string, fields: Record<string, unknown> = {}): string {
    return phrase(this.game.slug, message, this.params().addAll(fields));
  }

  /** Returns an action as a short command: `Bid 4`. */
  action(action: Action): string {
    return this.say(messageId("action", action[0]), this.fields(this.game.actions, action));
  }

  /** Returns a line of the log; empty for events that need none. */
  event(event: GameEvent): string {
    return this.say(messageId("event", event[0]), this.fields(this.game.events, event));
  }

  /** Describes the current decision and its seats, from the view. */
  agenda(view: Record<string, unknown>, toMove: number[]): string {
    const step = (view.agenda as number[][] | undefined)?.at(-1);
    if (!step) return this.say("agenda-over");
    const [phase = 0, seat = -1, memo = 0] = step;
    const fields = { ...publicNumbers(view), actors: toMove, seat, memo };
    return this.say(messageId("agenda", this.game.phases[phase] ?? ""), fields);
  }

  /** Returns counts of cards as a list. */
  cards(counts: number[]): string {
    return this.params().cards(counts);
  }

  /** Returns the name of a seat. */
  seat(seat: number): string {
    return this.params().seat(seat);
  }

  private params(): Params {
    return new Params(this.game, this.names());
  }

  private fields(
    kinds: Record<string, string[]>,
    row: readonly unknown[],
  ): Record<string, unknown> {
    const names = kinds[String(row[0])] ?? [];
    return Object.fromEntries(names.map((name, at) => [name, row[at + 1]]));
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
