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

const isVisible = (element: Element): boolean => {
  const { width, height, bottom, right, top, left } = element.getBoundingClientRect();
  return width + height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

/** Returns the visible element of a place, if there is one. */
export const anchorElement = (name: string): Element | null =>
  [...document.querySelectorAll(`[data-anchor="${name}"]`)].find(isVisible) ?? null;

/** Returns the current position of a place. */
export function anchorSpot(name: string): Spot | null {
  const element = name ? anchorElement(name) : null;
  return element && spotOf(element);
}

/** Returns the positions of the places that may disappear with the next frame. */
export function anchorSpots(selector: string): Map<string, Spot> {
  const found = document.querySelectorAll(selector);
  return new Map(
    [...found]
      .filter(isVisible)
      .map((element) => [element.getAttribute("data-anchor") ?? "", spotOf(element)]),
  );
}
