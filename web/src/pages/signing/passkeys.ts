// Passkeys: converts the server's options for the browser, and the browser's answers for the
// server.
import { ask } from "$/house/ask";
import { offers } from "$/house/offers";
import { toBytes, toText } from "$/pages/signing/bytes";
import type { Assertion, Kept, Me, Registration } from "$/generated/wire";

interface Known {
  id: string;
  type: "public-key";
  transports?: AuthenticatorTransport[];
}

/** The options as sent by the server, with all bytes as text. */
export interface Asked {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: Known[];
  allowCredentials?: Known[];
}

const known = (list: Known[] | undefined): PublicKeyCredentialDescriptor[] | undefined =>
  list?.map((one) => ({ ...one, id: toBytes(one.id) }));

/** Returns the browser's options for a new passkey. */
export const creation = (asked: Asked): PublicKeyCredentialCreationOptions =>
  ({
    ...asked,
    challenge: toBytes(asked.challenge),
    user: asked.user && { ...asked.user, id: toBytes(asked.user.id) },
    excludeCredentials: known(asked.excludeCredentials),
  }) as unknown as PublicKeyCredentialCreationOptions;

/** Returns the browser's options for signing in. */
export const request = (asked: Asked): PublicKeyCredentialRequestOptions => ({
  ...asked,
  challenge: toBytes(asked.challenge),
  allowCredentials: known(asked.allowCredentials),
});

/** Returns a new passkey in the server's format. */
export function registration(made: PublicKeyCredential): Registration {
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = {
    clientDataJSON: toText(clientDataJSON),
    attestationObject: toText(attestationObject),
  };
  return { id: made.id, rawId: toText(made.rawId), type: "public-key", response };
}

/** Returns a signature in the server's format. */
export function assertion(made: PublicKeyCredential): Assertion {
  const given = made.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: toText(given.clientDataJSON),
    authenticatorData: toText(given.authenticatorData),
    signature: toText(given.signature),
    userHandle: given.userHandle && toText(given.userHandle),
  };
  return { id: made.id, rawId: toText(made.rawId), type: "public-key", response };
}

/** The reader has dismissed the browser's dialog. This is not an error. */
export class PutAway extends Error {}

const answered = (no: unknown): never => {
  if (no instanceof DOMException && (no.name === "NotAllowedError" || no.name === "AbortError"))
    throw new PutAway();
  throw no;
};

/** Returns whether the server offers passkeys and this browser supports them. */
export const knowsPasskeys = (): boolean =>
  offers("passkeys") && typeof PublicKeyCredential === "function";

/** Creates a passkey for the account. A guest also chooses a login. */
export async function addPasskey(name: string, login?: string): Promise<Kept> {
  const asked = await ask<Asked>("POST", "/me/passkeys/options");
  const made = await navigator.credentials.create({ publicKey: creation(asked) }).catch(answered);
  const credential = registration(made as PublicKeyCredential);
  return ask<Kept>(
    "POST",
    "/me/passkeys",
    login === undefined ? { name, credential } : { name, credential, login },
  );
}

/** Signs in with a passkey. */
export async function signWithPasskey(): Promise<Me> {
  const asked = await ask<Asked>("POST", "/sessions/passkey/options");
  const made = await navigator.credentials.get({ publicKey: request(asked) }).catch(answered);
  return ask<Me>("POST", "/sessions/passkey", {
    credential: assertion(made as PublicKeyCredential),
  });
}
