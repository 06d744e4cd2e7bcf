// The things that a word can name, each with its text.
import { keysOf } from "$/core/kinds";
import { say } from "$/core/messages.svelte";
import { BRIBE_WITH } from "$/generated/intrigue.numbers";
import type { View } from "$/generated/intrigue.view";
import type { Table } from "$/table/table.svelte";
import { professions } from "../view";
import { ANY } from "./clauses";

type Option = readonly [value: number, text: string];

/** Returns the verbs of this table. Words cannot mention concealed bribes. */
export const verbsAt = (table: Table): Option[] =>
  keysOf(table.game, "verb").flatMap((key, verb): Option[] =>
    verb === BRIBE_WITH && table.summary.options.bribe_secrecy === "concealed"
      ? []
      : [[verb, say(`in-verb-${key}`)]],
  );

/** Returns the professions of this table, optionally with a choice for any of them. */
export const professionsAt = (table: Table, view: View, any: boolean): Option[] => [
  ...(any ? [[ANY, say("in-builder-any")] as const] : []),
  ...professions(view).map((one) => [one, table.text.thing("profession", one)] as const),
];
