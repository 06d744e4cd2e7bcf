// Whether the reader wants things to stand still.

const reduced =
  typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** True where motion is not wanted, by the system's setting or the page's own. */
export const still = (): boolean =>
  Boolean(reduced?.matches) || document.documentElement.dataset.motion === "less";
