/** The five kinds of building in the game's order: their token names and solid glyphs (24-px grid). */
export interface BuildingGlyph {
  /** As in --building-green and --building-green-ink. */
  token: "green" | "white" | "red" | "blue" | "yellow";
  fill: string;
  line?: string;
}

export const buildings: readonly BuildingGlyph[] = [
  {
    token: "green",
    fill: "M11.2 6.8C8.9 5.3 6 4.9 2.5 5.2v13c3.5-.3 6.4.1 8.7 1.6zM12.8 6.8c2.3-1.5 5.2-1.9 8.7-1.6v13c-3.5-.3-6.4.1-8.7 1.6z",
  },
  {
    token: "white",
    fill: "M11.1 1.5h1.8v1.7h1.9v1.7h-1.9v1.6c3.6.6 6.1 3.3 6.1 7H5c0-3.7 2.5-6.4 6.1-7V4.9H9.2V3.2h1.9zM4 15h16v1.8H4zM5 18.2h14V22h-4.8v-.8a2.2 2.2 0 0 0-4.4 0v.8H5z",
  },
  {
    token: "red",
    fill: "M12 1l4.8 5.5H7.2zM7.8 7.8h8.4V22h-2.5v-2.3a1.7 1.7 0 0 0-3.4 0V22H7.8zM12 9.3a2 2 0 0 0-2 2v2.7h4v-2.7a2 2 0 0 0-2-2zM3 16h3.5v6H3zM17.5 16H21v6h-3.5z",
  },
  {
    token: "blue",
    fill: "M3 3.5h3.8V6h3.1V3.5h4.2V6h3.1V3.5H21v6.2l-1.8 1.8V21.5h-4.6v-3.3a2.6 2.6 0 0 0-5.2 0v3.3H4.8v-10L3 9.7z",
  },
  {
    token: "yellow",
    fill: "M1.5 13.8h7.8a3.9 3.9 0 0 1-7.8 0zM14.7 13.8h7.8a3.9 3.9 0 0 1-7.8 0zM8 19.8h8V22H8zM12 2.2a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2z",
    line: "M12 4v16M5.4 6.3h13.2M5.4 6.5 2.5 13.5M5.4 6.5l2.9 7M18.6 6.5l-2.9 7M18.6 6.5l2.9 7",
  },
];
