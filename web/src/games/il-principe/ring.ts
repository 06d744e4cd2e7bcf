// The score as a ring of sixty steps around the map: the place of a score, and the path between
// two.

export const STEPS = 60;
/** Steps on the upper edge and on a side; both counts include the corners. */
export const ACROSS = 15;
export const DOWN = 17;
/** The area inside the ring: the map, in its own units. */
export const INSIDE = { width: 900, height: 1000 };
/** The sides of a step in the same units: nearly square. */
export const STEP = { x: INSIDE.width / (ACROSS - 2), y: INSIDE.height / (DOWN - 2) };
export const WIDTH = ACROSS * STEP.x;
export const HEIGHT = DOWN * STEP.y;

export interface Point {
  x: number;
  y: number;
}

/**
 * Returns the middle of a score's step, clockwise from the upper left corner. Higher scores go
 * round again.
 */
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

/** Returns the number of full laps in a score. */
export const laps = (score: number): number => Math.floor(Math.max(0, score) / STEPS);

export interface Marker extends Point {
  seat: number;
  score: number;
  /** The number of markers below it on the same step. */
  above: number;
}

/** Returns the markers of all seats. Markers on the same step are stacked in seat order. */
export function markers(scores: number[]): Marker[] {
  const met = new Map<number, number>();
  return scores.map((score, seat) => {
    const step = score % STEPS;
    const above = met.get(step) ?? 0;
    met.set(step, above + 1);
    return { seat, score, above, ...placeOf(score) };
  });
}

/** Returns the steps between two scores, both ends included: the path of a marker. */
export function walk(from: number, to: number): Point[] {
  const length = Math.abs(to - from);
  return Array.from({ length: length + 1 }, (_, at) => placeOf(from + Math.sign(to - from) * at));
}
