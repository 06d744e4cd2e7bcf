// Assigns modules to chunks of the build. Few chunks mean few requests on a slow connection. The
// server knows their names (NEEDED in src/signoria/server/pages.py) and preloads them in a page's
// head.

/** The chunks and the modules in them. A module that matches none goes with its importer. */
const ROOMS: [part: string, modules: RegExp][] = [
  ["words-$1", /locales\/(\w\w)\/(?:web|house)\.ftl/],
  ["$2-$1", /locales\/(\w\w)\/(?:web-)?([\w-]+)\.ftl/],
  ["$1", /src\/games\/([\w-]+)\/(?:Board|Talk)\.svelte/],
  [
    "landing",
    /src\/pages\/(?:landing\/|(?:Emblem|Landing|TableFace|TableFoot)\.|lobby\/(?:Tables|calm|mine)\.)/,
  ],
  [
    "house",
    /node_modules|preload-helper|src\/(?:App\.|house\/|look\/|pages\/(?:Header|Line|WhoIAm)\.|pages\/\w+\.ts)/,
  ],
  [
    "house",
    /src\/art\/(?:Building|Crest|Icon|Logo|PrinceMarker|RoleBanner|buildings|heraldry|icons|skylines)\./,
  ],
  ["rules", /src\/table\/(?:RuleEntry|RulesPanel|rules)\./],
  ["talk", /src\/table\/(?:Chat|EmoteFace|People|Report)\./],
  ["ended", /src\/table\/(?:AfterGame|ranking)\./],
  ["table", /src\/(?:games\/index\.ts|generated\/[\w-]+\.words\.json)/],
  [
    "table",
    /src\/table\/(?!(?:ForkDialog|Guide|lessons|ReplayBar|Room\w*|TableSettings|WhyBubble)\.)/,
  ],
];

/** Returns the name of a module's chunk. */
export function room(id: string): string | undefined {
  for (const [part, modules] of ROOMS) {
    const found = modules.exec(id);
    if (found) return part.replace(/\$(\d)/g, (_, nth: string) => found[Number(nth)] ?? "");
  }
  return undefined;
}

// Prefixes of messages that only the server and the terminal show.
const ELSEWHERE = /^(?:cli|fault|notice|site)-/;

/** Removes the messages that no page shows from a catalogue. */
export const spokenHere = (catalogue: string): string =>
  catalogue
    .split(/\n(?=[\w-]+ =|#)/)
    .filter((message) => !ELSEWHERE.test(message) && !message.startsWith("#"))
    .join("\n");
