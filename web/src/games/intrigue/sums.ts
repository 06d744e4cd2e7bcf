// Sums in notes: the sums offered as buttons, and the notes drawn as a pile.

const TOUCHES = [1, 2, 3, 5, 10];
/** The values of the notes in smallest notes, the largest first, as in the printed game. */
const NOTES = [10, 5, 1];

/** Returns the numbers of notes offered as buttons. They do not depend on the purse. */
export const touches = (): number[] => [...TOUCHES];

/** Returns a sum as notes of ten, five and one, the largest first. */
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

/** Converts a typed sum to notes; null unless it is one or more of them. */
export function written(text: string, note: number): number | null {
  const ducats = Number(text.replace(/[\s.,'’\u00a0\u202f]/g, ""));
  return ducats >= note && ducats % note === 0 ? ducats / note : null;
}
