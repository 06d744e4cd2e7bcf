// Tests of the conversion between the server's options and the browser's passkeys.
import { expect, test } from "vitest";
import { toBytes } from "./bytes";
import { assertion, creationOptions, registration, signInOptions } from "./passkeys";

const buffer = (...bytes: number[]): ArrayBuffer => Uint8Array.from(bytes).buffer;

test("texts in the options become bytes, other values stay", () => {
  const made = creationOptions({
    challenge: "AQI",
    user: { id: "Aw", name: "n", displayName: "d" },
    excludeCredentials: [{ id: "BA", type: "public-key" }],
    ...({ timeout: 7 } as object),
  });
  expect(made).toMatchObject({ timeout: 7, user: { name: "n" } });
  expect(made.challenge).toEqual(toBytes("AQI"));
  expect(made.user.id).toEqual(toBytes("Aw"));
  expect(made.excludeCredentials?.[0]?.id).toEqual(toBytes("BA"));
  expect(signInOptions({ challenge: "AQI" }).allowCredentials).toBeUndefined();
});

test("a new passkey is sent with only the fields that the server checks", () => {
  const response = { clientDataJSON: buffer(1), attestationObject: buffer(2) };
  const made = { id: "x", rawId: buffer(3), response } as unknown as PublicKeyCredential;
  expect(registration(made)).toEqual({
    id: "x",
    rawId: "Aw",
    type: "public-key",
    response: { clientDataJSON: "AQ", attestationObject: "Ag" },
  });
});

test("a signature may lack a user handle", () => {
  const response = {
    clientDataJSON: buffer(1),
    authenticatorData: buffer(2),
    signature: buffer(3),
    userHandle: null,
  };
  const made = { id: "x", rawId: buffer(4), response } as unknown as PublicKeyCredential;
  expect(assertion(made).response).toEqual({
    clientDataJSON: "AQ",
    authenticatorData: "Ag",
    signature: "Aw",
    userHandle: null,
  });
});
