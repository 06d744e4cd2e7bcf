// Plans motion over a table from events, in beats.

/** The motion of one thing between two places. If `thing` is null, only the place lights up. */
export interface Motion<T> {
  thing: T | null;
  from: string;
  to: string;
}

/** A motion with its time. Things of one beat move together. */
export interface Flight<T> extends Motion<T> {
  beat: number;
}

export type RawEvent = readonly unknown[];
/** A function for each event name that returns its motion, from the event's fields. */
export type Readers<T> = Record<string, (...fields: never[]) => Motion<T>[]>;

/** Plans the motion for some events: one after another, consecutive events of one kind together. */
export function inBeats<T>(events: readonly RawEvent[], readers: Readers<T>): Flight<T>[] {
  const flights: Flight<T>[] = [];
  let beat = -1;
  let before = "";
  for (const [name, ...fields] of events) {
    const motions = readers[String(name)]?.(...(fields as never[])) ?? [];
    if (!motions.length) continue;
    if (name !== before) beat += 1;
    before = String(name);
    flights.push(...motions.map((motion) => ({ ...motion, beat })));
  }
  return flights;
}
