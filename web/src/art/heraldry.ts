/** Shapes the crests, the seats' shields and the marker share; shield box 100 by 120. */

/** The shield all arms are painted on. */
export const shield = "M5 5Q28 9 50 5Q72 9 95 5V56C95 86 77 105 50 116C23 105 5 86 5 56Z";

/** The shield without its waisted top, for tokens of a few pixels. */
export const plainShield = "M6 6H94V56C94 86 76 104 50 115C24 104 6 86 6 56Z";

function feather(bx: number, by: number, tx: number, ty: number, half: number): string {
  const dx = tx - bx;
  const dy = ty - by;
  const long = Math.hypot(dx, dy);
  const nx = (-dy / long) * half;
  const ny = (dx / long) * half;
  const at = (along: number, side: number) =>
    `${(bx + dx * along + nx * side).toFixed(1)} ${(by + dy * along + ny * side).toFixed(1)}`;
  return `M${at(0, 0.4)}C${at(0.5, 0.9)} ${at(1, 1.5)} ${at(1, 0)}C${at(1, -1.5)} ${at(0.5, -0.9)} ${at(0, -0.4)}Z`;
}

const wing: readonly (readonly [number, number, number, number, number])[] = [
  [10, -8, 15, 24, 4.4],
  [14, -14, 25, 22, 4.6],
  [18, -20, 34, 15, 4.8],
  [22, -26, 41, 5, 4.8],
  [26, -31, 46, -8, 4.6],
  [29, -35, 48, -22, 4.2],
];
const tail: readonly (readonly [number, number, number, number, number])[] = [
  [2, 18, 17, 43, 4],
  [1, 18, 9, 48, 4.2],
];

const both = (feathers: typeof wing): string =>
  feathers.map(([a, b, c, d, w]) => feather(a, b, c, d, w) + feather(-a, b, -c, d, w)).join("");

/** An eagle displayed around the origin, 100 across: feathers first, then bones, body and head. */
export const eagle = {
  feathers: both(wing) + both(tail) + feather(0, 18, 0, 50, 4.4),
  bones:
    "M3-4C5-22 14-37 28-44C34-47 41-43 39-38C37-34 33-36 32-36C22-31 15-18 12 2Z" +
    "M-3-4C-5-22-14-37-28-44C-34-47-41-43-39-38C-37-34-33-36-32-36C-22-31-15-18-12 2Z",
  body: "M-6-20C-14-13-14 6-7 17C-4 22 4 22 7 17C14 6 14-13 7-20C8-23 11-26 11-32C11-39 6-43 0-43C-6-43-10-39-10-35C-8-31-4-28-6-20Z",
  beak: "M-7.5-40C-15-42-21-36-18-27C-15-32-11-32-6-31.5C-8-34-8.5-37-7.5-40Z",
  legs: "M9 13C13 17 16 20 18 24M-9 13C-13 17-16 20-18 24M18 24l8 0M18 24l5 6M18 24l-2 7M-18 24l-8 0M-18 24l-5 6M-18 24l2 7",
  crown: "M-8-43.5L-10.5-53L-4.5-49L.5-55.5L5.5-49L11.5-53L9.5-43Q1-46-8-43.5Z",
};

/** A cross patty around the origin, 100 across. */
export const crossPatty =
  "M-5-5Q-9-30-15-50H15Q9-30 5-5Q30-9 50-15V15Q30 9 5 5Q9 30 15 50H-15Q-9 30-5 5Q-30 9-50 15V-15Q-30-9-5-5Z";

/** A wheel of eight spokes around the origin: rim radius 20. */
export const wheel = "M0-20V20M-20 0H20M-14-14 14 14M14-14-14 14";

/** A fleur-de-lis around the origin, 30 high. */
export const lily =
  "M0-15C5-9 5-4 2 3C4 0 6-6 11-6C16-6 17 1 13 4C13 1 10 0 7 4H10V7H3C4 10 5 12 7 14H-7C-5 12-4 10-3 7H-10V4H-7C-10 0-13 1-13 4C-17 1-16-6-11-6C-6-6-4 0-2 3C-5-4-5-9 0-15Z";

/** The serpent's body in the shield box, from neck to tail. */
export const serpent =
  "M52.9 37.7C54.1 37.5 58.0 36.9 59.8 36.7C61.6 36.6 62.4 36.4 63.6 36.8" +
  "C64.8 37.2 66.1 38.4 67.0 39.2C67.9 40.0 68.9 41.3 69.2 41.9C69.4 42.4 69.0 42.1 68.6 42.7" +
  "C68.1 43.3 67.4 44.8 66.4 45.6C65.5 46.3 64.5 46.7 62.9 47.2C61.3 47.8 59.0 48.4 56.9 48.9" +
  "C54.7 49.5 52.4 50.2 50.3 50.7C48.1 51.2 46.3 51.3 43.9 51.9C41.4 52.4 38.5 52.8 35.8 53.9" +
  "C33.2 54.9 30.4 56.3 27.9 58.1C25.4 59.9 22.8 61.8 20.9 64.6C19.0 67.4 16.9 71.3 16.6 74.9" +
  "C16.4 78.5 17.4 83.2 19.2 86.3C21.1 89.3 25.0 91.6 27.9 93.1C30.7 94.7 33.2 95.2 36.1 95.6" +
  "C39.0 95.9 42.7 95.4 45.2 95.2C47.7 94.9 49.2 94.1 51.0 94.0C52.9 93.9 55.0 94.4 56.2 94.8" +
  "C57.4 95.1 57.9 95.4 58.1 96.2C58.3 97.1 58.3 99.0 57.4 100.0" +
  "C56.5 101.0 54.5 102.4 52.8 102.5C51.0 102.5 47.9 100.8 46.9 100.4L46.1 101.6" +
  "C47.1 102.4 49.8 105.9 52.2 106.4C54.7 107.0 58.5 106.4 60.7 104.8" +
  "C62.9 103.1 65.6 99.2 65.5 96.3C65.4 93.3 62.4 89.0 60.2 86.9C57.9 84.8 54.7 84.4 51.9 83.9" +
  "C49.2 83.4 46.0 83.9 43.8 83.8C41.7 83.7 40.6 83.7 39.0 83.2C37.4 82.7 35.3 81.6 34.2 80.8" +
  "C33.1 80.1 32.5 79.5 32.2 78.8C32.0 78.1 32.5 77.4 32.7 76.6C32.8 75.8 32.6 74.9 33.3 74.1" +
  "C33.9 73.2 35.4 72.1 36.7 71.2C38.0 70.4 39.4 69.5 41.1 68.9C42.8 68.4 44.5 68.1 46.7 67.7" +
  "C48.8 67.3 51.6 66.9 54.0 66.3C56.4 65.8 58.5 65.1 60.9 64.4C63.3 63.8 65.6 63.4 68.3 62.2" +
  "C71.0 61.0 74.5 59.5 77.0 57.2C79.4 55.0 81.8 52.3 82.8 48.7C83.8 45.2 84.2 39.5 83.1 36.0" +
  "C82.1 32.6 79.1 30.1 76.5 27.9C74.0 25.8 71.1 23.9 68.0 23.1C64.9 22.3 60.8 22.7 57.9 22.9" +
  "C55.1 23.1 52.2 24.1 51.1 24.3Z";
