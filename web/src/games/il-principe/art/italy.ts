/**
 * The map's geometry on a canvas of 900 by 1000, as far as the game needs it. Decoration is in
 * italy-ink.ts.
 */
export type Point = readonly [x: number, y: number];

/** Returns a smooth curve through the points. The same points in reverse give the same curve. */
export function curve(points: readonly Point[], from = "M"): string {
  const near = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const [x, y] = near(0);
  let d = `${from}${x} ${y}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, e] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    const at = (p: Point, q: Point, o: Point, sign: number) =>
      `${(o[0] + (sign * (q[0] - p[0])) / 6).toFixed(1)} ${(o[1] + (sign * (q[1] - p[1])) / 6).toFixed(1)}`;
    d += `C${at(a, c, b, 1)} ${at(b, e, c, -1)} ${c[0]} ${c[1]}`;
  }
  return d;
}

function points(flat: string): Point[] {
  const all = flat.trim().split(/\s+/).map(Number);
  return all.filter((_, i) => i % 2 === 0).map((x, i) => [x, all[i * 2 + 1]!] as const);
}

/**
 * Every stretch of border and coast once; neighbours share it. Each is named after both its sides.
 */
export const stretches = {
  blueGreen: points(
    "31 212 70 226 110 214 153 220 190 240 235 251 279 267 320 271 362 289 401 284",
  ),
  blueViolet: points("401 284 432 305 465 310 497 338 530 352"),
  blueRed: points("604 64 592 105 601 148 583 190 570 231 561 262 567 296 548 325 530 352"),
  greenViolet: points("401 284 384 326 377 371 391 420 397 470 427 512 446 550 474 579"),
  greenBrown: points("474 579 455 561 430 563 412 547 394 541 374 556 363 584 338 611"),
  greenYellow: points("338 611 328 613 319 617"),
  violetRed: points("530 352 511 376 505 402 487 426 520 452 556 461 590 482 634 494 677 517"),
  violetBrown: points("677 517 640 533 606 530 574 545 540 552 508 572 474 579"),
  brownYellow: points(
    "338 611 370 627 403 642 440 644 470 656 505 655 542 662 578 653 612 641 648 612 682 594 712 592 740 580 764 571",
  ),
  north: points(
    "31 212 23 170 38 128 30 84 62 52 110 36 160 46 205 27 262 33 310 18 360 36 410 28 455 47 505 38 552 59 604 64",
  ),
  west: points("31 212 22 250 34 296 20 340 29 390 18 430 30 478"),
  east: points("604 64 640 70 668 92 700 102 714 136 738 158 735 190"),
  south: points(
    "590 950 618 963 642 955 667 973 698 958 724 930 760 917 791 890 805 850 834 820 846 782 878 748",
  ),
  greenSea: points(
    "30 478 42 463 60 451 85 446 98 449 112 445 135 454 150 468 158 461 172 466 186 475 204 485 " +
      "228 503 245 519 252 517 248 506 257 501 265 514 274 520 288 525 300 537 311 550 317 569 321 " +
      "588 316 602 319 617",
  ),
  yellowSea: points(
    "319 617 327 632 332 646 345 660 353 679 362 700 367 722 362 742 352 755 364 763 382 756 396 " +
      "763 400 776 393 787 410 793 424 801 434 820 444 836 458 846 452 862 445 873 459 879 470 868 " +
      "492 875 520 881 541 900 555 921 562 937 578 943 590 950",
  ),
  redSea: points(
    "735 190 722 199 704 209 690 213 673 224 665 240 658 262 647 280 655 296 669 307 683 322 689 336 680 350 662 359 648 362 639 377 634 396 636 420 643 443 649 468 660 493 677 517",
  ),
  brownSea: points("677 517 694 529 712 535 737 547 752 559 764 571"),
  marcheSea: points(
    "764 571 786 588 808 600 829 601 843 609 842 624 852 646 864 677 869 711 878 748",
  ),
} as const;

type Stretch = keyof typeof stretches;

function ring(...names: readonly (Stretch | `-${Stretch}`)[]): string {
  const one = (name: Stretch | `-${Stretch}`, i: number): string => {
    const back = name.startsWith("-");
    const line = stretches[(back ? name.slice(1) : name) as Stretch];
    const d = curve(back ? [...line].reverse() : line);
    return i === 0 ? d : d.slice(d.indexOf("C"));
  };
  return `${names.map(one).join("")}Z`;
}

export interface RegionShape {
  /** As in --region-blue. */
  token: "blue" | "green" | "violet" | "red" | "brown" | "yellow";
  path: string;
  label: Point;
  /** The line that a name follows if there is no space for a horizontal one. */
  along?: readonly Point[];
  /** One place for each seat's shield and its count. */
  slots: readonly [Point, Point, Point, Point, Point];
}

/** The six regions in the game's order. */
export const regions: readonly RegionShape[] = [
  {
    token: "blue",
    path: ring("north", "blueRed", "-blueViolet", "-blueGreen"),
    label: [285, 100],
    slots: [
      [168, 152],
      [213, 152],
      [258, 152],
      [303, 152],
      [348, 152],
    ],
  },
  {
    token: "green",
    path: ring("blueGreen", "greenViolet", "greenBrown", "greenYellow", "-greenSea", "-west"),
    label: [212, 318],
    slots: [
      [122, 368],
      [167, 368],
      [212, 368],
      [257, 368],
      [302, 368],
    ],
  },
  {
    token: "violet",
    path: ring("blueViolet", "violetRed", "violetBrown", "-greenViolet"),
    label: [444, 372],
    slots: [
      [438, 466],
      [482, 472],
      [484, 523],
      [529, 508],
      [574, 508],
    ],
  },
  {
    token: "red",
    path: ring("east", "redSea", "-violetRed", "-blueRed"),
    label: [666, 160],
    slots: [
      [604, 304],
      [648, 310],
      [556, 400],
      [600, 400],
      [594, 452],
    ],
  },
  {
    token: "brown",
    path: ring("brownSea", "-brownYellow", "-greenBrown", "-violetBrown"),
    label: [509, 639],
    along: points("364 621 400 638 440 643 474 650 510 652 548 654 580 648 612 636 644 610"),
    slots: [
      [400, 592],
      [548, 599],
      [584, 592],
      [626, 578],
      [666, 556],
    ],
  },
  {
    token: "yellow",
    path: ring("greenYellow", "yellowSea", "south", "-marcheSea", "-brownYellow"),
    label: [764, 666],
    slots: [
      [742, 702],
      [787, 702],
      [832, 702],
      [764, 757],
      [809, 757],
    ],
  },
];

export interface CitySite {
  at: Point;
  /** 1 small, 2 medium, 3 large. */
  size: 1 | 2 | 3;
  /** The offset of the name from the city. */
  label: Point;
  anchor: "start" | "middle" | "end";
}

/**
 * The fifteen cities in the game's order. Large ones lie where three regions meet, medium ones on a
 * border.
 */
export const cities: readonly CitySite[] = [
  { at: [485, 683], size: 1, label: [15, 8], anchor: "start" },
  { at: [606, 801], size: 1, label: [15, 8], anchor: "start" },
  { at: [651, 218], size: 1, label: [15, 8], anchor: "start" },
  { at: [432, 212], size: 1, label: [14, -8], anchor: "start" },
  { at: [649, 719], size: 1, label: [0, 33], anchor: "middle" },
  { at: [682, 594], size: 2, label: [8, 34], anchor: "middle" },
  { at: [570, 231], size: 2, label: [-16, 6], anchor: "end" },
  { at: [394, 541], size: 2, label: [-16, 2], anchor: "end" },
  { at: [153, 220], size: 2, label: [0, 35], anchor: "middle" },
  { at: [487, 426], size: 2, label: [-16, 8], anchor: "end" },
  { at: [401, 284], size: 3, label: [-10, -17], anchor: "end" },
  { at: [474, 579], size: 3, label: [0, 34], anchor: "middle" },
  { at: [530, 352], size: 3, label: [17, 8], anchor: "start" },
  { at: [338, 611], size: 3, label: [-30, 8], anchor: "end" },
  { at: [677, 517], size: 3, label: [18, -2], anchor: "start" },
];
