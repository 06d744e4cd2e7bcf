// Which features the server has: the page's head names those whose extra is not installed there.

/** Whether the server can do what an extra brings. */
export const offers = (extra: "passkeys" | "push"): boolean =>
  !document.querySelector(`meta[name="lacks"][content~="${extra}"]`);
