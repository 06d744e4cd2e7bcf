// The score as a ring of sixty steps around the map: where a score stands, and how it walks.

export const STEPS = 60;
/** Steps on the upper edge and on a side, corners counted in both. */
export const ACROSS = 15;
export const DOWN = 17;
/** What lies inside the ring: the map, in its own units. */
export const INSIDE = { width: 900, height: 1000 };
/** A step's sides in the same units: nearly square. */
export const STEP = { x: INSIDE.width / (ACROSS - 2), y: INSIDE.height / (DOWN - 2) };
export const WIDTH = ACROSS * STEP.x;
export const HEIGHT = DOWN * STEP.y;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a score's step: clockwise from the upper left corner, round and round. */
export function placeOf(score: number): Point {
  const at = ((score % STEPS) + STEPS) % STEPS;
  const side = DOWN - 1;
  const edge = ACROSS - 1;
  const cell = (column: number, row: number): Point => ({
    x: (column + 0.5) * STEP.x,
    y: (row + 0.5) * STEP.y,
  });
  if (at < edge) return cell(at, 0);
  if (at < edge + side) return cell(edge, at - edge);
  if (at < 2 * edge + side) return cell(2 * edge + side - at, side);
  return cell(0, STEPS - at);
}

/** How often a score has gone round. */
export const rounds = (score: number): number => Math.floor(Math.max(0, score) / STEPS);

export interface Marker extends Point {
  seat: number;
  score: number;
  /** How many stand below it on the same step. */
  above: number;
}

/** The markers of all seats; those on one step are stacked in the order of the seats. */
export function markers(scores: number[]): Marker[] {
  const met = new Map<number, number>();
  return scores.map((score, seat) => {
    const step = score % STEPS;
    const above = met.get(step) ?? 0;
    met.set(step, above + 1);
    return { seat, score, above, ...placeOf(score) };
  });
}

/** The steps between two scores, both ends included: the way a marker walks. */
export function walk(from: number, to: number): Point[] {
  const length = Math.abs(to - from);
  return Array.from({ length: length + 1 }, (_, at) => placeOf(from + Math.sign(to - from) * at));
}
