// A marker that moves along the score ring, step by step, to its new score.
import type { Action } from "svelte/action";
import { type Point, walk } from "../ring";
import { still } from "$/table/motion/still";

const STEP_TIME = 70;
const LONGEST = 350;
const at = (point: Point): string => `translate(${point.x}px, ${point.y}px)`;

/** Places the marker at its score; a new score moves it there step by step. */
export const walking: Action<SVGGElement, number> = (node, first) => {
  let score = first;
  let walked: Animation | undefined;
  const stand = (): void => {
    node.style.transform = at(walk(score, score)[0]!);
  };
  stand();
  return {
    update(next: number) {
      if (next === score) return;
      const way = walk(score, next);
      score = next;
      walked?.cancel();
      stand();
      if (still() || document.hidden) return;
      const duration = Math.min(LONGEST, way.length * STEP_TIME);
      walked = node.animate(
        way.map((point) => ({ transform: at(point) })),
        { duration, easing: "ease-out" },
      );
    },
    destroy: () => walked?.cancel(),
  };
};
