// A marker that moves along the score ring, step by step, to its new score.
import type { Action } from "svelte/action";
import { type Point, walk } from "../ring";
import { reducedMotion } from "$/table/motion/reduced-motion";

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
      const path = walk(score, next);
      score = next;
      walked?.cancel();
      stand();
      if (reducedMotion() || document.hidden) return;
      const duration = Math.min(LONGEST, path.length * STEP_TIME);
      walked = node.animate(
        path.map((point) => ({ transform: at(point) })),
        { duration, easing: "ease-out" },
      );
    },
    destroy: () => walked?.cancel(),
  };
};
