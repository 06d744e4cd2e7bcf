// Sums in notes: which are offered at one touch, and how a pile of notes is shown.

const TOUCHES = [1, 2, 3, 5, 10];
/** How many least notes a larger one is worth, the largest first: as in the box. */
const NOTES = [10, 5, 1];

/** The numbers of notes that are offered as buttons: never more of them for a fuller purse. */
export const touches = (): number[] => [...TOUCHES];

/** A sum as notes of ten, five and one, the largest first. */
export function pile(notes: number): number[] {
  const found: number[] = [];
  let left = Math.max(0, Math.trunc(notes));
  for (const worth of NOTES) {
    const many = Math.floor(left / worth);
    found.push(...Array<number>(many).fill(worth));
    left -= many * worth;
  }
  return found;
}

/** What a written sum comes to in notes; null where it is no whole number of them. */
export function written(text: string, note: number): number | null {
  const ducats = Number(text.replace(/[\s.,'’\u00a0\u202f]/g, ""));
  if (!text.trim() || !Number.isFinite(ducats)) return null;
  return ducats % note === 0 ? ducats / note : null;
}
