// Where the things of the table lie on the screen, by the names they carry.

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

/** The element of a place that can be seen now, if there is one. */
export const elementAt = (name: string): Element | null =>
  [...document.querySelectorAll(`[data-anchor="${name}"]`)].find(seen) ?? null;

/** Where a place is now. */
export function spotAt(name: string): Spot | null {
  const element = name ? elementAt(name) : null;
  return element && spotOf(element);
}

/** Where the places are that may be gone after the next frame. */
export function passing(selector: string): Map<string, Spot> {
  const found = document.querySelectorAll(selector);
  return new Map(
    [...found]
      .filter(seen)
      .map((element) => [element.getAttribute("data-anchor") ?? "", spotOf(element)]),
  );
}
