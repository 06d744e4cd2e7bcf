/** The silhouettes of the fifteen cities in the game's order, on a ground line at 72 of a box 160 by 80. */
export interface Skyline {
  /** Pale, in the distance. */
  back?: string;
  wall: string;
  roof: string;
  /** Openings, lit at night. */
  dark: string;
  /** Ribs, stripes and cracks: dark by day and night. */
  line?: string;
  /** Foliage. */
  leaf?: string;
  /** Whether the city lies at the water. */
  water?: boolean;
}

const base = 72;
const n = (v: number): string => String(Math.round(v * 10) / 10);

/** Returns a wall from the ground (or from `foot`) up to `y`. */
const wall = (x: number, y: number, w: number, foot = base): string =>
  `M${n(x)} ${n(y)}h${n(w)}V${n(foot)}h${n(-w)}z`;
const gable = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - 1)} ${n(y)}l${n(w / 2 + 1)} ${n(-h)}l${n(w / 2 + 1)} ${n(h)}z`;
const dome = (cx: number, y: number, r: number, h = r): string =>
  `M${n(cx - r)} ${n(y)}c0 ${n(-h * 0.9)} ${n(r * 0.7)} ${n(-h * 1.05)} ${n(r)} ${n(-h * 1.25)}c${n(r * 0.3)} ${n(h * 0.2)} ${n(r)} ${n(h * 0.35)} ${n(r)} ${n(h * 1.25)}z`;
const lantern = (cx: number, y: number): string => `M${n(cx - 1.2)} ${n(y)}v-3.5l1.2-4 1.2 4v3.5z`;
const merlons = (x: number, y: number, w: number, count: number): string => {
  const step = w / (count * 2 - 1);
  return Array.from({ length: count }, (_, i) => wall(x + i * step * 2, y - 3, step, y + 0.5)).join(
    "",
  );
};
const arch = (x: number, foot: number, w: number, h: number): string =>
  `M${n(x)} ${n(foot)}v${n(-h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h)}z`;
const arches = (
  x: number,
  foot: number,
  w: number,
  h: number,
  count: number,
  step: number,
): string => Array.from({ length: count }, (_, i) => arch(x + i * step, foot, w, h)).join("");
const stripes = (x: number, y: number, w: number, count: number, step = 4): string =>
  Array.from({ length: count }, (_, i) => wall(x, y + i * step, w, y + i * step + step / 2)).join(
    "",
  );
const house = (x: number, y: number, w: number): [string, string] => [
  wall(x, y, w),
  gable(x, y, w, w * 0.32),
];
const tree = (cx: number, y: number, r: number): string =>
  `M${n(cx - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r * 0.5)} 0 0 1 ${n(-r * 2)} 0z`;

function houses(...rows: readonly (readonly [number, number, number])[]): {
  wall: string;
  roof: string;
} {
  const all = rows.map(([x, y, w]) => house(x, y, w));
  return { wall: all.map((h) => h[0]).join(""), roof: all.map((h) => h[1]).join("") };
}

const hill = "M0 72C30 50 50 46 80 46S130 52 160 72z";

const siena = houses([14, 56, 18], [112, 58, 16], [142, 55, 18]);
const orvieto = houses([22, 44, 14], [38, 40, 12], [112, 42, 14], [128, 46, 12]);
const venezia = houses([2, 58, 14], [142, 57, 16]);
const verona = houses([84, 54, 12]);
const perugia = houses([8, 60, 18], [120, 54, 16], [138, 60, 18]);
const urbino = houses([10, 60, 18], [28, 56, 14], [124, 58, 16]);
const padova = houses([4, 60, 16], [138, 60, 18]);
const lucca = houses([16, 52, 16], [70, 50, 16], [130, 52, 16]);
const milano = houses([0, 60, 16]);
const bologna = houses([6, 56, 18], [26, 60, 16], [94, 55, 18], [114, 58, 18], [134, 54, 20]);
const mantova = houses([4, 56, 14], [62, 56, 14]);
const firenze = houses([2, 58, 16], [70, 60, 14], [142, 58, 16]);
const pisa = houses([0, 62, 14], [140, 62, 18]);
const rimini = houses([112, 56, 14], [142, 54, 16]);

export const skylines: readonly Skyline[] = [
  {
    back: hill,
    wall:
      siena.wall +
      wall(38, 48, 56) +
      merlons(38, 48, 56, 10) +
      wall(56, 42, 20) +
      merlons(56, 42, 20, 4) +
      wall(82, 18, 8) +
      wall(80.5, 14, 11, 19) +
      merlons(80.5, 14, 11, 3) +
      wall(84, 7, 4, 14) +
      wall(122, 34, 10) +
      wall(100, 54, 16),
    roof: siena.roof + gable(122, 34, 10, 7) + dome(108, 54, 9, 8),
    dark: arches(41, 72, 4.5, 8, 7, 7.5) + arches(41, 56, 3, 2.5, 5, 8.2) + arch(84.5, 13, 3, 2.5),
    line: stripes(122, 36, 10, 8),
  },
  {
    wall:
      "M4 72L10 52Q20 44 40 46L120 44Q146 46 152 56L157 72z" +
      orvieto.wall +
      wall(56, 30, 48, 50) +
      wall(54, 22, 4, 50) +
      wall(102, 22, 4, 50) +
      wall(70, 20, 4, 50) +
      wall(86, 20, 4, 50) +
      gable(58, 30, 12, 10) +
      gable(90, 30, 12, 10) +
      gable(73, 24, 14, 14) +
      wall(73, 24, 14, 40),
    roof:
      orvieto.roof +
      gable(54, 22, 4, 9) +
      gable(102, 22, 4, 9) +
      gable(70, 20, 4, 11) +
      gable(86, 20, 4, 11),
    dark: "M80 24a4 4 0 1 0 .1 0z" + arch(76, 50, 8, 9) + arch(60, 50, 6, 6) + arch(94, 50, 6, 6),
    line: "M18 72l5-14 2 14zM40 72l4-18 4 18zM66 72l3-12 4 12zM96 72l5-15 3 15zM128 72l4-15 5 15z",
  },
  {
    wall:
      venezia.wall +
      wall(20, 54, 42) +
      wall(20, 46, 42, 56) +
      wall(68, 22, 10) +
      wall(67, 18, 12, 23) +
      wall(84, 56, 54),
    roof:
      venezia.roof +
      gable(68, 18, 10, 15) +
      dome(96, 56, 7) +
      dome(111, 56, 9, 11) +
      dome(126, 56, 7) +
      lantern(96, 48) +
      lantern(111, 43) +
      lantern(126, 48),
    dark: arches(22, 68, 3.5, 6, 8, 5) + arches(69, 26, 2, 2, 3, 3) + arches(87, 70, 7, 4, 5, 10),
    line: "M20 56.5h42v1H20z",
    water: true,
  },
  {
    wall:
      verona.wall +
      "M4 72V52q28-8 56 0v20z" +
      wall(10, 42, 16) +
      wall(68, 24, 10) +
      wall(66, 20, 14, 26) +
      wall(96, 58, 62) +
      merlons(96, 58, 62, 13) +
      wall(118, 44, 12) +
      merlons(118, 44, 12, 3),
    roof: verona.roof + gable(68, 20, 10, 8),
    dark: arches(7, 71, 4, 4, 9, 5.8) + arches(7, 61, 4, 3, 9, 5.8) + arch(70.5, 30, 5, 4),
    line: arch(99, 73, 16, 0.5) + arch(120, 73, 14, 0.5) + arch(139, 73, 16, 0.5),
    water: true,
  },
  {
    back: hill,
    wall:
      perugia.wall +
      wall(32, 40, 64) +
      merlons(32, 40, 64, 11) +
      wall(96, 34, 12) +
      merlons(96, 34, 12, 3) +
      "M54 72l4-6h14l4 6z",
    roof: perugia.roof,
    dark:
      arches(36, 50, 4, 4, 8, 7.6) +
      arches(36, 61, 4, 4, 3, 7.6) +
      arches(82, 61, 4, 4, 2, 7.6) +
      arch(60, 66, 9, 5) +
      arch(100, 46, 4, 5),
    line: "M32 52.5h64v1H32z",
  },
  {
    back: hill,
    wall:
      urbino.wall +
      wall(52, 36, 56) +
      wall(56, 18, 9) +
      wall(95, 18, 9) +
      wall(54.5, 26, 12, 29) +
      wall(93.5, 26, 12, 29) +
      wall(112, 46, 14),
    roof:
      urbino.roof +
      gable(56, 18, 9, 15) +
      gable(95, 18, 9, 15) +
      dome(119, 46, 7) +
      lantern(119, 38) +
      "M66 36h28l-3-4H69z",
    dark:
      arch(76, 47, 8, 4) +
      arch(76, 58, 8, 4) +
      arch(76, 69, 8, 4) +
      arches(58.5, 36, 3, 3, 1, 1) +
      arches(98, 36, 3, 3, 1, 1) +
      arches(68, 50, 3, 3, 1, 1) +
      arches(89, 50, 3, 3, 1, 1),
    line: "M52 60h22v1H52zM86 60h22v1H86z",
  },
  {
    wall:
      padova.wall +
      wall(24, 54, 112) +
      wall(42, 48, 12, 56) +
      wall(62, 46, 14, 56) +
      wall(84, 46, 14, 56) +
      wall(106, 48, 12, 56) +
      wall(56, 24, 5) +
      wall(99, 24, 5) +
      gable(24, 54, 22, 9),
    roof:
      padova.roof +
      dome(48, 48, 7) +
      dome(69, 46, 8, 9) +
      dome(91, 46, 8, 9) +
      dome(112, 48, 7) +
      dome(128, 54, 6) +
      gable(56, 24, 5, 12) +
      gable(99, 24, 5, 12) +
      lantern(69, 35.5) +
      lantern(91, 35.5),
    dark:
      arches(28, 70, 7, 7, 2, 9) +
      arches(50, 70, 5, 6, 10, 8.3) +
      "M35 48.5a1.8 1.8 0 1 0 .1 0z" +
      arches(57.3, 30, 2.5, 3, 1, 1) +
      arches(100.3, 30, 2.5, 3, 1, 1),
  },
  {
    wall:
      lucca.wall +
      wall(48, 24, 14) +
      wall(96, 44, 26) +
      gable(99, 44, 20, 9) +
      wall(103, 30, 12, 46) +
      wall(136, 34, 8) +
      "M0 72l4-12H156l4 12z",
    roof: lucca.roof + gable(103, 30, 12, 7) + gable(136, 34, 8, 6) + "M0 60h160v2H0z",
    dark:
      arches(51, 36, 3, 4, 2, 5) +
      arches(51, 48, 3, 4, 2, 5) +
      arches(98, 58, 3, 4, 5, 4.8) +
      arches(105, 40, 3, 4, 2, 5) +
      arch(76, 72, 8, 5) +
      arch(138.5, 44, 3, 4),
    leaf:
      tree(50.5, 23, 4) +
      tree(56, 21, 4.5) +
      tree(60.5, 23.5, 3.5) +
      [8, 20, 34, 66, 84, 126, 146].map((x) => tree(x, 60, 5)).join(""),
  },
  {
    wall:
      milano.wall +
      "M58 72V54L68 46L82 40L104 30L126 40L140 46L150 54V72z" +
      [60, 71, 82, 93, 104, 115, 126, 137, 147]
        .map((x, i) => wall(x - 1.5, [46, 40, 34, 30, 14, 30, 34, 40, 46][i]!, 3))
        .join("") +
      wall(18, 48, 36) +
      merlons(18, 48, 36, 7) +
      wall(29, 32, 14) +
      merlons(29, 32, 14, 3) +
      wall(32, 24, 8, 34),
    roof:
      milano.roof +
      gable(32, 24, 8, 6) +
      [60, 71, 82, 93, 104, 115, 126, 137, 147]
        .map((x, i) => gable(x - 1.5, [46, 40, 34, 30, 14, 30, 34, 40, 46][i]!, 3, 8))
        .join(""),
    dark:
      arches(63, 72, 5, 8, 3, 11) +
      arch(99, 72, 10, 12) +
      arches(118, 72, 5, 8, 3, 11) +
      "M104 42a4 4 0 1 0 .1 0z" +
      arch(33, 72, 6, 8) +
      arch(34, 44, 4, 4) +
      arch(22, 58, 3, 3) +
      arch(47, 58, 3, 3),
  },
  {
    wall:
      bologna.wall +
      "M52 72l2-64h7l1 64z" +
      wall(49, 60, 16) +
      "M74 72l5-40h9l-2 40z" +
      merlons(54, 8, 7, 2),
    roof: bologna.roof + gable(55.5, 6, 4, 5),
    dark:
      arches(8, 72, 5, 6, 2, 8) +
      arches(28, 72, 5, 5, 2, 7) +
      arches(96, 72, 5, 6, 2, 8) +
      arches(116, 72, 5, 5, 2, 8) +
      arches(136, 72, 5, 6, 2, 9) +
      "M56 16h2v4h-2zM56 30h2v4h-2zM56 44h2v4h-2zM81 40h2.5v4H81zM80 54h2.5v4H80z",
  },
  {
    wall:
      mantova.wall +
      wall(18, 44, 40) +
      merlons(18, 44, 40, 8) +
      wall(14, 32, 13) +
      merlons(14, 32, 13, 3) +
      wall(47, 32, 13) +
      merlons(47, 32, 13, 3) +
      wall(80, 54, 52) +
      wall(92, 44, 26, 56) +
      gable(80, 54, 14, 7) +
      wall(136, 30, 9),
    roof: mantova.roof + dome(105, 44, 14, 14) + lantern(105, 27) + gable(136, 30, 9, 9),
    dark:
      arch(34, 72, 8, 7) +
      arches(22, 54, 3, 3, 1, 1) +
      arches(18.5, 44, 4, 3, 1, 1) +
      arches(51.5, 44, 4, 3, 1, 1) +
      arches(95, 52, 3, 3, 4, 6) +
      arch(84, 72, 8, 9) +
      arches(98, 70, 4, 6, 4, 8) +
      arch(138.5, 42, 4, 4) +
      arches(66, 70, 4, 4, 1, 1),
    water: true,
  },
  {
    back: hill,
    wall:
      firenze.wall +
      wall(16, 50, 30) +
      merlons(16, 50, 30, 6) +
      wall(26, 22, 7) +
      wall(24, 18, 11, 24) +
      merlons(24, 18, 11, 3) +
      wall(27.5, 10, 4, 18) +
      wall(62, 26, 10) +
      wall(74, 54, 22) +
      wall(94, 48, 40) +
      gable(74, 54, 20, 7) +
      lantern(114, 13) +
      wall(134, 56, 10),
    roof:
      firenze.roof +
      "M96 48C96 30 104 20 114 12C124 20 132 30 132 48z" +
      gable(28, 10, 3, 5) +
      dome(95, 56, 6) +
      dome(134, 56, 7),
    dark:
      arches(19, 60, 3, 3, 4, 7.5) +
      arch(27, 72, 6, 7) +
      arches(64, 36, 2.3, 4, 2, 4) +
      arches(64, 48, 2.3, 4, 2, 4) +
      arches(64, 60, 2.3, 4, 2, 4) +
      arches(98, 70, 5, 8, 4, 9) +
      "M100 54a2 2 0 1 0 .1 0zM114 54a2 2 0 1 0 .1 0zM128 54a2 2 0 1 0 .1 0z",
    line: "M113.4 14h1.2v34h-1.2zM103 48c0-14 3-23 8-31c-4 9-6.5 18-6.7 31zM125 48c0-14-3-23-8-31c4 9 6.5 18 6.7 31z",
  },
  {
    wall:
      wall(22, 46, 116) +
      merlons(22, 46, 116, 20) +
      [16, 58, 88, 128]
        .map(
          (x) =>
            wall(x, 34, 16) +
            merlons(x, 34, 16, 3) +
            wall(x + 3, 26, 10, 36) +
            wall(x + 5.5, 20, 5, 28),
        )
        .join("") +
      wall(70, 62, 20, 74),
    roof: [16, 58, 88, 128]
      .map((x) => gable(x + 5.5, 20, 5, 6) + "M" + n(x + 2) + " 27h12l-2-3h-8z")
      .join(""),
    dark:
      [16, 58, 88, 128].map((x) => arch(x + 6, 46, 4, 4) + arch(x + 6, 60, 4, 4)).join("") +
      arch(77, 70, 6, 7) +
      arches(36, 58, 3, 3, 3, 7) +
      arches(108, 58, 3, 3, 3, 7),
    water: true,
  },
  {
    wall:
      pisa.wall +
      "M113 72L121 22L137 25L129 72z" +
      "M124 22.5L125 15L136 17L135 24.7z" +
      wall(50, 56, 50) +
      wall(58, 46, 34, 58) +
      gable(50, 56, 12, 5) +
      wall(14, 56, 28),
    roof:
      pisa.roof +
      dome(78, 47, 9, 10) +
      lantern(78, 35) +
      gable(58, 46, 34, 3) +
      dome(28, 56, 14, 14),
    line: [0, 1, 2, 3, 4, 5]
      .map((i) => `M${n(120.8 - i * 1.28)} ${n(28 + i * 7.6)}l15.2 2.4l-.2 1.2l-15.2-2.4z`)
      .join(""),
    dark:
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          [0, 1, 2, 3]
            .map(
              (k) =>
                `M${n(121 - i * 1.28 + k * 3.7)} ${n(30.5 + i * 7.6 + k * 0.6)}l2 .3-.6 3.5-2-.3z`,
            )
            .join(""),
        )
        .join("") +
      arches(53, 70, 4, 5, 6, 7.8) +
      arches(61, 54, 3, 3, 5, 6.5) +
      arches(17, 70, 4, 5, 4, 6.2) +
      arches(17, 62, 2, 1.5, 5, 5),
  },
  {
    wall:
      rimini.wall +
      "M0 72V58L30 52H66L96 58V72z" +
      wall(120, 40, 30) +
      gable(122, 40, 26, 10) +
      merlons(120, 40, 30, 5) +
      wall(98, 44, 12),
    roof: rimini.roof + gable(98, 44, 12, 8) + "M0 58L30 52H66L96 58v-2.5L66 49.5H30L0 55.5z",
    line:
      arch(3, 74, 13, 2) +
      arch(21, 74, 14, 4) +
      arch(40, 74, 15, 5) +
      arch(60, 74, 14, 4) +
      arch(79, 74, 13, 2),
    dark:
      arch(129, 72, 12, 14) +
      "M124.5 47a2 2 0 1 0 .1 0zM145.5 47a2 2 0 1 0 .1 0z" +
      arch(102, 54, 4, 4),
    water: true,
  },
];
