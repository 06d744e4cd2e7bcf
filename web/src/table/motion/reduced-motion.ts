// The reader's preference for reduced motion.

const reduced =
  typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Returns whether the system's setting or the page's own asks for reduced motion. */
export const reducedMotion = (): boolean =>
  Boolean(reduced?.matches) || document.documentElement.dataset.motion === "less";
