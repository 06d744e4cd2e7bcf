// Names that nobody has used before; also where the line is not a safe one, and randomUUID is missing.

/** A new key: 128 bits of chance. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
