// The windows of a palace and the tops of the five fronts, on a field of 240 by 170.

export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const DOOR: Opening = { x: 98, y: 112, width: 44, height: 54 };

const GROUND = { y: 106, width: 46, height: 40 };
const UPPER = { y: 44, width: 46, height: 40 };
const left = (row: typeof GROUND): Opening => ({ ...row, x: 26 });
const right = (row: typeof GROUND): Opening => ({ ...row, x: 168 });
const CENTRE: Opening = { x: 92, y: 38, width: 56, height: 46 };

/**
 * Returns the windows of a palace by domain, from the worst to the best paid. The best paid one has
 * the balcony.
 */
export function openings(domains: number): Opening[] {
  const low = [left(GROUND), right(GROUND)];
  if (domains <= 3) return [...low, CENTRE].slice(0, domains);
  const high = [left(UPPER), right(UPPER)];
  return domains === 4 ? [...low, ...high] : [...low, ...high, CENTRE];
}

/**
 * Returns the head of a window in a city's style: ogee, round, gabled, segmental, rusticated round.
 */
export function head(style: number, { x, y, width, height }: Opening): string {
  const [r, base] = [x + width, y + height];
  const middle = x + width / 2;
  const spring = y + height * 0.4;
  if (style === 0) {
    return `M${x} ${base}V${spring}C${x} ${y + 9} ${middle - 5} ${y + 8} ${middle} ${y - 4}C${middle + 5} ${y + 8} ${r} ${y + 9} ${r} ${spring}V${base}Z`;
  }
  if (style === 2) return `M${x} ${base}V${y + 4}H${r}V${base}Z`;
  if (style === 3) return `M${x} ${base}V${y + 8}Q${middle} ${y - 3} ${r} ${y + 8}V${base}Z`;
  return `M${x} ${base}V${spring}C${x} ${y - 2} ${r} ${y - 2} ${r} ${spring}V${base}Z`;
}

const row = (count: number, from: number, step: number, one: (x: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(from + at * step)).join("");

/** The tops of the fronts, from the cornice at y = 32 upwards. */
export const crowns = [
  // Venice: white merlons like lace, and a lantern.
  `M10 32V27H230V32Z${row(19, 13, 11.6, (x) => `M${x} 27L${x + 2} 17Q${x + 4} 11 ${x + 4} 8Q${x + 4} 11 ${x + 6} 17L${x + 8} 27Z`)}`,
  // Milan: swallow-tailed merlons, and a tower over the door.
  `M10 32V25H230V32Z${row(12, 12, 18.7, (x) => (x > 84 && x < 146 ? "" : `M${x} 25V13L${x + 5.5} 17L${x + 11} 13V25Z`))}M96 25V4H93V-3H101V1H108V-3H116V1H124V-3H132V1H139V-3H147V4H144V25Z`,
  // Rome: a pediment upon a plain cornice.
  "M6 32V27H234V32ZM14 27L120-4L226 27Z",
  // Naples: a balustrade with urns, and a dome.
  `M8 32V28H232V32ZM12 17H228V20H12Z${row(25, 15, 8.9, (x) => `M${x} 20Q${x - 1.5} 24 ${x} 28H${x + 2.5}Q${x + 4} 24 ${x + 2.5} 20Z`)}M92 17C92-1 106-6 118.5-8V-13H121.5V-8C134-6 148-1 148 17Z`,
  // Florence: a heavy cornice on brackets, battlements, and the tower to one side.
  "M8 27H232V32H8Z" +
    row(16, 14, 14, (x) => `M${x} 32V37Q${x + 3} 40 ${x + 6} 37V32Z`) +
    row(11, 12, 20.4, (x) => (x > 146 && x < 200 ? "" : `M${x} 27V18H${x + 11}V27Z`)) +
    "M158 27V2H154V-6H160V-2H166V-6H172V-2H178V-6H184V-2H190V-6H196V2H192V27Z",
] as const;
