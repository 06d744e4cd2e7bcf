// Assigns modules to chunks of the build. Few chunks mean few requests on a slow connection. The
// server knows their names (NEEDED in src/signoria/server/http/pages.py) and preloads them in a page's
// head.

/** The chunks and the modules in them. A module that matches none goes with its importer. */
const CHUNKS: [part: string, modules: RegExp][] = [
  ["words-$1", /locales\/(\w\w)\/(?:[\w-]+\/)?site\.ftl/],
  ["$1-$2", /games\/(\w+)\/locales\/(\w\w)\/[\w-]+\.ftl/],
  ["$2-$1", /locales\/(\w\w)\/([\w-]+)\/[\w-]+\.ftl/],
  ["words-$1", /locales\/(\w\w)\/(?:web|general)\.ftl/],
  ["$1", /src\/games\/([\w-]+)\/(?:Board|Talk)\.svelte/],
  ["$1-art", /src\/games\/([\w-]+)\/art\//], // pages without a board need some of it
  ["landing", /src\/games\/[\w-]+\/Emblem\.svelte/],
  [
    "landing",
    /src\/pages\/(?:landing\/|(?:Emblem|Landing|TableTile|TileFooter)\.|lobby\/(?:Tables|poll|running-tables)\.)/,
  ],
  [
    "core",
    /node_modules|preload-helper|src\/(?:App\.|core\/|ui\/|pages\/(?:AccountMenu|ConnectionBanner|Header)\.|pages\/[\w-]+\.ts)/,
  ],
  ["core", /src\/art\/(?:Building|Crest|Crown|Icon|Logo|buildings|heraldry|icons|skylines)\./],
  ["rules", /src\/table\/(?:RuleEntry|RulesPanel|rules)\./],
  ["talk", /src\/table\/(?:Chat|EmoteIcon|People|Report)\./],
  ["ended", /src\/table\/(?:AfterGame|ranking|kit\/(?:Chart|EndSheet|Standings))\./],
  ["$1-words", /src\/generated\/([\w-]+)\.words\.json/],
  ["table", /src\/games\/index\.ts/],
  [
    "table",
    /src\/table\/(?!(?:ForkDialog|Guide|lessons|ReplayBar|TableSettings|WaitingRoom\w*|WhyBubble)\.)/,
  ],
];

/** Returns the slug of a game's folder, which Python writes with underscores. */
export const slugOf = (folder: string): string => folder.replaceAll("_", "-");

/** Returns the name of a module's chunk. */
export function chunkOf(id: string): string | undefined {
  for (const [part, modules] of CHUNKS) {
    const found = modules.exec(id);
    if (found) return part.replace(/\$(\d)/g, (_, nth: string) => slugOf(found[Number(nth)] ?? ""));
  }
  return undefined;
}

// Prefixes of messages that only the server and the terminal show.
const NOT_ON_PAGES = /^(?:cli|error|notice|site)-/;

/** Removes the messages that no page shows from a catalogue. */
export const pageMessages = (catalogue: string): string =>
  catalogue
    .split(/\n(?=[\w-]+ =|#)/)
    .filter((message) => !NOT_ON_PAGES.test(message) && !message.startsWith("#"))
    .join("\n");
