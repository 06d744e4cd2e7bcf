// Finds places of the table on the screen, by their anchor names.

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const spotOf = (element: Element): Spot => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
};

const seen = (element: Element): boolean => {
  const { width, height, bottom, right, top, left } = element.getBoundingClientRect();
  return width + height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

/** Returns the visible element of a place, if there is one. */
export const elementAt = (name: string): Element | null =>
  [...document.querySelectorAll(`[data-anchor="${name}"]`)].find(seen) ?? null;

/** Returns the current position of a place. */
export function spotAt(name: string): Spot | null {
  const element = name ? elementAt(name) : null;
  return element && spotOf(element);
}

/** Returns the positions of the places that may disappear with the next frame. */
export function passing(selector: string): Map<string, Spot> {
  const found = document.querySelectorAll(selector);
  return new Map(
    [...found]
      .filter(seen)
      .map((element) => [element.getAttribute("data-anchor") ?? "", spotOf(element)]),
  );
}
