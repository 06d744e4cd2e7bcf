// The chunks of the build have the names that the server writes into a page's head.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { chunkOf, pageMessages } from "../chunks";

const SRC = import.meta.dirname;

describe("chunks", () => {
  test.each([
    ["locales/fr/web.ftl?raw", "words-fr"],
    ["locales/fr/general.ftl?raw", "words-fr"],
    ["games/il_principe/locales/de/site.ftl?raw", "words-de"],
    ["locales/es/il-principe/site.ftl?raw", "words-es"],
    ["games/il_principe/locales/de/game.ftl?raw", "il-principe-de"],
    ["games/intrigue/locales/it/web.ftl?raw", "intrigue-it"],
    ["locales/es/il-principe/game.ftl?raw", "il-principe-es"],
    ["web/src/games/intrigue/Board.svelte", "intrigue"],
    ["web/src/games/intrigue/Talk.svelte?svelte&type=style&lang.css", "intrigue"],
    ["web/src/games/intrigue/art/Pawn.svelte", "intrigue-art"],
    ["web/src/games/princes/Emblem.svelte", "landing"],
    ["web/src/pages/landing/StartButton.svelte", "landing"],
    ["web/src/pages/create-table.ts", "core"],
    ["web/src/pages/games.ts", "core"],
    ["web/node_modules/svelte/src/internal/client/index.js", "core"],
    ["web/src/generated/princes.words.json", "princes-words"],
    ["web/src/table/Shell.svelte", "table"],
    ["web/src/table/replay.svelte.ts", "table"],
  ])("%s goes into %s", (module, part) => {
    expect(chunkOf(`/somewhere/${module}`)).toBe(part);
  });

  test.each([
    "games/il-principe/End.svelte",
    "table/ReplayBar.svelte",
    "table/WaitingRoomSeat.svelte",
    "pages/Lobby.svelte",
  ])("%s comes when it is needed", (module) => {
    expect(chunkOf(`/somewhere/web/src/${module}`)).toBeUndefined();
  });

  test("a page has the messages that it shows, and none of the terminal's or the server's", () => {
    const whole = readFileSync(join(SRC, "../../src/signoria/locales/de/general.ftl"), "utf8");
    const [all, some] = [whole, pageMessages(whole)].map((text) => {
      const bundle = new FluentBundle("de");
      return [bundle.addResource(new FluentResource(text)), bundle] as const;
    });
    expect([all?.[0], some?.[0]]).toEqual([[], []]);
    const kept = whole.match(/^(?!cli|error|notice|site)[\w-]+(?= =)/gm) ?? [];
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.filter((id) => !some?.[1].hasMessage(id))).toEqual([]);
    for (const id of ["cli-goodbye", "error-draining"])
      expect([all?.[1].hasMessage(id), some?.[1].hasMessage(id)]).toEqual([true, false]);
  });
});
