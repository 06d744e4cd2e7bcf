// Events and actions in words, from the same catalogues as the server's log.
import { type Fields, keysOf, type Vocabulary } from "$/core/kinds";
import { messageId, Params } from "$/core/params";
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
    return phrase(this.game.game, messageId(kind, keysOf(this.game, kind)[number] ?? ""), {}, form);
  }

  /** Formats a message of the game's catalogue. */
  say(message: string, fields: Record<string, unknown> = {}, kinds?: Fields): string {
    return phrase(this.game.game, message, this.params().addAll(fields, kinds));
  }

  /** Returns an action as a short command: `Bid 4`. */
  action(action: Action): string {
    return this.record("action", this.game.actions[action[0]] ?? {}, action);
  }

  /** Returns a line of the log; empty for events that need none. */
  event(event: GameEvent): string {
    return this.record("event", this.game.events[event[0]] ?? {}, event);
  }

  /** Describes the current decision and its seats, from the view. */
  agenda(view: Record<string, unknown>, toMove: number[]): string {
    const step = (view.agenda as number[][] | undefined)?.at(-1);
    if (!step) return this.say("agenda-over");
    const [phase = 0, seat = -1, memo = 0] = step;
    const { fields, kinds } = publicNumbers(this.game, view);
    return this.say(
      messageId("agenda", this.game.phases[phase] ?? ""),
      { ...fields, actors: toMove, seat, memo },
      { ...kinds, actors: "seats", seat: "seat", memo: "anything" },
    );
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

  private record(what: string, kinds: Fields, row: readonly [string, ...unknown[]]): string {
    const fields = Object.keys(kinds).map((name, at) => [name, row[at + 1]] as const);
    return this.say(messageId(what, row[0]), Object.fromEntries(fields), kinds);
  }
}

/** Returns the numbers of a view with their kinds; nested ones as `auction_high_bid`. */
export function publicNumbers(
  game: Vocabulary,
  view: Record<string, unknown>,
  name = "View",
  prefix = "",
): { fields: Record<string, number>; kinds: Fields } {
  const found = { fields: {} as Record<string, number>, kinds: {} as Fields };
  for (const [field, value] of Object.entries(view)) {
    const kind = game.views[name]?.[field] ?? "";
    if (typeof value === "number") {
      found.fields[prefix + field] = value;
      found.kinds[prefix + field] = kind;
    } else if (!prefix && value && typeof value === "object" && !Array.isArray(value)) {
      const inner = publicNumbers(
        game,
        value as Record<string, unknown>,
        kind.slice(1),
        `${field}_`,
      );
      Object.assign(found.fields, inner.fields);
      Object.assign(found.kinds, inner.kinds);
    }
  }
  return found;
}
