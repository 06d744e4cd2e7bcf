// What travels over a table when something has happened: in beats, read from the facts.

/** One thing on its way between two places; null where nothing travels, and the place is pointed at. */
export interface Step<T> {
  thing: T | null;
  from: string;
  to: string;
}

/** A step with its time: things of one beat go together. */
export interface Flight<T> extends Step<T> {
  beat: number;
}

export type Told = readonly unknown[];
/** By the name of a fact: what travels, from its fields. */
export type Readers<T> = Record<string, (...fields: never[]) => Step<T>[]>;

/** All that travels for what was told: one fact after another, alike ones together. */
export function inBeats<T>(told: readonly Told[], readers: Readers<T>): Flight<T>[] {
  const flights: Flight<T>[] = [];
  let beat = -1;
  let before = "";
  for (const [name, ...fields] of told) {
    const steps = readers[String(name)]?.(...(fields as never[])) ?? [];
    if (!steps.length) continue;
    if (name !== before) beat += 1;
    before = String(name);
    flights.push(...steps.map((step) => ({ ...step, beat })));
  }
  return flights;
}
