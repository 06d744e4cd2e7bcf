// The tokens of Intrigue: silhouettes of the families, signs of the professions, charges of the
// cities.
import { lily } from "$/art/heraldry";

/**
 * The outline of a family's tokens on a 40-px grid, so that families differ by more than colour.
 */
export const silhouettes = [
  "M20 2.5a17.5 17.5 0 1 0 .1 0z",
  "M8 3.5h24A4.5 4.5 0 0 1 36.5 8v24a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 32V8A4.5 4.5 0 0 1 8 3.5z",
  "M20 1.5 36.6 10.8v18.4L20 38.5 3.4 29.2V10.8z",
  "M20 .8 39.2 20 20 39.2.8 20z",
  "M4 37.5V18.5a16 16 0 0 1 32 0v19z",
] as const;

/** The largest scale of a sign inside each silhouette. */
export const signScale = [0.98, 1.08, 1, 0.82, 1.02] as const;

/** Signs of the professions on a 24-px grid: purse, scales, cross, shield, book. */
export const signs = [
  "M9.3 8.6C6 10.8 4.6 13.4 4.6 15.9c0 3.3 2.8 4.9 7.4 4.9s7.4-1.6 7.4-4.9c0-2.5-1.4-5.1-4.7-7.3M8.2 3.8c1.4.9 2.4.9 3.8 0c1.4.9 2.4.9 3.8 0l-1.5 4.8H9.7zM10 15h4",
  "M12 3v17M7.5 20.5h9M4.5 6.5h15M5.5 6.5 2.6 13.5M5.5 6.5 8.4 13.5M18.5 6.5l-2.9 7M18.5 6.5l2.9 7M2.4 13.5c.4 3.6 5.8 3.6 6.2 0zM15.4 13.5c.4 3.6 5.8 3.6 6.2 0z",
  "M12 2.8V21M6.3 8.6h11.4M9.8 2.8h4.4M9.8 21h4.4M6.3 6.5v4.2M17.7 6.5v4.2",
  "M4.5 4.2h15v7.3c0 4.6-2.9 7.5-7.5 9.5c-4.6-2-7.5-4.9-7.5-9.5zM12 4.2v16.6M4.7 11h14.6",
  "M12 6.3C9.6 4.5 6.6 4.4 3.2 4.9v13.2c3.4-.5 6.4-.3 8.8 1.5c2.4-1.8 5.4-2 8.8-1.5V4.9c-3.4-.5-6.4-.4-8.8 1.4zM12 6.3v13.3M6 9.2h3M6 12.7h3M15 9.2h3M15 12.7h3",
] as const;

/** The charge of each city around the origin, 30 high: prow, serpent, keys, mountain, lily. */
export const charges = [
  "M-3 15V-6C-3-12 1-15 8-15C12-15 13-11 10-9C7-8 4-9 4-5V-3H11V0H4V2H11V5H4V7H11V10H4V15Z",
  "M-9-9C-7-15 8-16 9-8C10 0-7-1-7 6C-7 11 4 10 8 7L9 12C2 17-13 16-13 6C-13-4 2-3 3-7C3-10-3-10-4-7L-10-4Z",
  "M-11-13A5 5 0 1 1-5.8-6.3L8 10L11 8L12.5 10L9.5 12.5L11 14.5L8.5 15L-8-4.3A5 5 0 0 1-11-13ZM11-13A5 5 0 1 0 5.8-6.3L2.2-2L4 .2L8-4.3A5 5 0 0 0 11-13ZM-2 3L-11 14.5L-8.5 15L-.2 5Z",
  "M-15 14L-5-4L-1.5-1L2.5-5L5-1.5L15 14ZM0-7C-3-9-2-13 1-13C1-16 7-16 7-12.5C10-12 9-8 6-8.5C5-6 2-5.5 0-7Z",
  lily,
] as const;
