// Unique keys. They also work on insecure connections, where browsers have no randomUUID.

/** Returns a new key of 128 random bits. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
