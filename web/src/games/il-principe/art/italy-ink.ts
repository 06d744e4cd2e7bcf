/** Decoration of the map: neighbouring land, islands, lakes, rivers, mountains, compass, ship. */
import { curve, type Point, stretches } from "./italy";

const line = (flat: string): Point[] => {
  const all = flat.split(" ").map(Number);
  return all.filter((_, i) => i % 2 === 0).map((x, i) => [x, all[i * 2 + 1]!] as const);
};
const join = (...parts: readonly (readonly Point[])[]): Point[] =>
  parts.flatMap((part, i) => (i === 0 ? part : part.slice(1)));

const westward = line("30 478 18 494 4 511 -30 531");
const istria = line(
  "930 322 905 334 890 347 876 352 856 334 843 304 841 272 834 242 828 216 838 204 862 197 873 183 858 170 836 168 814 177 790 184 776 180 757 184 735 190",
);
const abruzzo = line("878 748 887 778 904 806 930 838");
const lazio = line("590 950 601 957 614 980 630 1025");

/** The whole coast, both seas. */
const tyrrhenian = curve(
  join([...westward].reverse(), stretches.greenSea, stretches.yellowSea, lazio),
);
const adriatic = curve(
  join(istria, stretches.redSea, stretches.brownSea, stretches.marcheSea, abruzzo),
);
const islands = [
  "294 787 304 779 316 784 326 777 336 781 342 774 351 781 349 797 338 795 328 791 314 800 300 797 294 787",
  "238 722 247 709 260 713 255 726 262 739 249 746 242 735 238 722",
  "400 886 411 874 424 878 433 873 438 884 427 896 413 893 400 886",
  "178 1030 196 988 212 942 219 890 214 842 205 800 202 764 194 738 184 742 180 770 166 794 140 802 118 812 108 830 84 842 66 862 72 884 56 906 74 926 60 950 80 974 74 1030",
].map((flat) => curve(line(flat)));

export const coast = [tyrrhenian, adriatic, ...islands].join("");
export const mainland = `${tyrrhenian}H930V838${curve([...join(istria, stretches.redSea, stretches.brownSea, stretches.marcheSea, abruzzo)].reverse(), "L")}V-30H-30Z`;
export const isles = islands.join("");

const lakeLines = [
  "382 226 372 200 384 168 396 134 399 131 397 160 393 196 396 220 382 226",
  "62 160 70 140 60 112 76 84 82 84 74 112 80 140 68 162 62 160",
  "150 138 162 112 172 86 178 60 183 60 182 88 196 128 190 130 176 104 158 138 150 138",
  "600 712 610 704 622 710 620 722 606 724 600 712",
  "574 826 584 817 594 826 586 837 574 826",
  "656 226 662 240 652 262 646 268 650 244 656 226",
];
export const lakes = lakeLines.map((flat) => curve(line(flat))).join("");

/** Po, Ticino, Adda, Mincio, Adige, Arno, Tiber, Reno, Taro, Metauro. */
const riverLines = [
  "-20 306 40 292 96 300 147 292 190 312 233 304 270 318 310 300 348 318 382 330 420 314 455 320 492 345 520 366",
  "520 366 545 360 580 346 612 350 650 336 686 334",
  "70 160 92 190 104 230 130 262 147 292",
  "188 130 196 160 214 200 228 240 246 270 250 312",
  "388 222 392 250 401 284 418 304 424 316",
  "456 -10 462 40 450 96 448 150 430 190 432 212 452 232 480 244 520 282 570 280 610 286 655 297",
  "572 646 545 634 528 616 504 598 474 579 440 588 408 598 372 604 338 611 319 607",
  "596 560 604 600 622 650 634 690 626 730 634 770 606 801 622 842 654 880 656 920 672 960 664 1020",
  "432 518 452 480 470 452 487 426 498 396",
  "204 440 236 404 262 366 270 318",
  "650 624 690 608 722 600 752 559",
];
export const rivers = riverLines.map((flat) => curve(line(flat))).join("");

const peak = ([x, y]: Point, i: number): string => {
  const s = 1 + ((i * 7) % 5) / 12;
  const n = (v: number) => Math.round(v * s * 10) / 10;
  return `M${x} ${y}q${n(6)} ${n(-6)} ${n(9)} ${n(-17)}q${n(4)} ${n(9)} ${n(12)} ${n(16)}m${n(-12)} ${n(-16)}q${n(2)} ${n(7)} ${n(1)} ${n(12)}m${n(3)} ${n(-7)}q${n(3)} ${n(4)} ${n(3)} ${n(8)}`;
};
const alps =
  "-4 60 14 30 2 150 6 104 44 40 40 18 84 30 100 60 122 26 128 84 150 16 210 66 214 18 240 54 " +
  "270 18 300 56 318 12 352 24 350 62 388 16 410 70 424 12 430 120 470 22 486 76 506 18 520 96 " +
  "540 40 548 78 570 30 600 40 634 50 650 26 680 66 690 36 724 90 740 60 760 120 778 84 800 " +
  "134 820 100 850 140 870 110 4 206 0 250 -2 330 2 396";
const apennines =
  "4 450 40 432 70 436 96 424 124 436 150 424 180 446 206 430 236 470 240 436 272 476 286 448 " +
  "310 490 326 462 344 510 356 478 378 505 410 500 432 545 450 540 500 560 540 575 590 560 612 " +
  "562 630 604 650 640 676 650 690 676 706 700 700 740 722 764 716 796 744 800 740 836 770 850 " +
  "758 878 700 880 690 840 800 900 830 870 790 940 850 920 730 960 830 970 880 880 880 960 300 " +
  "570 520 700 420 700 540 740";
export const mountains = line(alps).map(peak).join("");
export const hills = line(apennines).map(peak).join("");

/** A compass rose around the origin, radius 60. */
export const rose = "M0-60L9-9L0 0ZM60 0L9 9L0 0ZM0 60L-9 9L0 0ZM-60 0L-9-9L0 0Z";
export const roseLight = "M0-60L-9-9L0 0ZM60 0L9-9L0 0ZM0 60L9 9L0 0ZM-60 0L-9 9L0 0Z";
export const roseLines = "M12-12L26-26M12 12L26 26M-12 12L-26 26M-12-12L-26-26";

/** A carrack under sail, around the origin. */
export const ship =
  "M-30 8Q-26 24-14 25H16Q27 22 32 4L22 9Q0 15-20 9ZM-4 10V-32M14 9V-22M-18 8V-20M32 4L42-6" +
  "M-4-32l10 3-10 3M-22-16Q-10-9-20 2Q-27 2-30 0Q-22-8-22-16Z" +
  "M-12-26Q8-14-8 4Q-16 4-21 1Q-10-12-12-26ZM8-18Q24-9 14 4Q8 4 4 2Q11-8 8-18Z";
