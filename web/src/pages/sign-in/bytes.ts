// Bytes as text without characters that have a meaning in an address.

/** Encodes bytes in base64url, without padding. */
export function toText(bytes: ArrayBuffer | Uint8Array): string {
  const raw = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(raw).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Decodes base64url, with or without padding. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, ""));
  return Uint8Array.from(raw, (char) => char.charCodeAt(0));
}
