// Optional features of the server. The page's head names those whose extra is not installed.

/** Returns whether the server has the feature of an extra. */
export const hasFeature = (extra: "passkeys" | "push"): boolean =>
  !document.querySelector(`meta[name="lacks"][content~="${extra}"]`);
