// Which part of the build a module goes into: few parts, so that a slow line goes few ways, under
// names that the server knows (NEEDED in src/signoria/server/pages.py) and writes into a page's head.

/** The parts and what goes into them; what is in none goes with whoever needs it. */
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

/** The part that a module goes into, by name. */
export function room(id: string): string | undefined {
  for (const [part, modules] of ROOMS) {
    const found = modules.exec(id);
    if (found) return part.replace(/\$(\d)/g, (_, nth: string) => found[Number(nth)] ?? "");
  }
  return undefined;
}

// What only the server and the terminal say.
const ELSEWHERE = /^(?:cli|fault|notice|site)-/;

/** A catalogue without the messages that a page never says. */
export const spokenHere = (catalogue: string): string =>
  catalogue
    .split(/\n(?=[\w-]+ =|#)/)
    .filter((message) => !ELSEWHERE.test(message) && !message.startsWith("#"))
    .join("\n");
