// Passkeys: what the house asks, as browsers want it, and what browsers answer, as the house wants it.
import { ask } from "$/house/ask";
import { offers } from "$/house/offers";
import { toBytes, toText } from "$/pages/signing/bytes";
import type { Assertion, Kept, Me, Registration } from "$/generated/wire";

interface Known {
  id: string;
  type: "public-key";
  transports?: AuthenticatorTransport[];
}

/** The options as they come over the wire: every bytes a text. */
export interface Asked {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: Known[];
  allowCredentials?: Known[];
}

const known = (list: Known[] | undefined): PublicKeyCredentialDescriptor[] | undefined =>
  list?.map((one) => ({ ...one, id: toBytes(one.id) }));

/** The options for a new passkey. */
export const creation = (asked: Asked): PublicKeyCredentialCreationOptions =>
  ({
    ...asked,
    challenge: toBytes(asked.challenge),
    user: asked.user && { ...asked.user, id: toBytes(asked.user.id) },
    excludeCredentials: known(asked.excludeCredentials),
  }) as unknown as PublicKeyCredentialCreationOptions;

/** The options to sign in. */
export const request = (asked: Asked): PublicKeyCredentialRequestOptions => ({
  ...asked,
  challenge: toBytes(asked.challenge),
  allowCredentials: known(asked.allowCredentials),
});

/** A new passkey as the house reads it. */
export function registration(made: PublicKeyCredential): Registration {
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = {
    clientDataJSON: toText(clientDataJSON),
    attestationObject: toText(attestationObject),
  };
  return { id: made.id, rawId: toText(made.rawId), type: "public-key", response };
}

/** A signature as the house reads it. */
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

/** Somebody has put the browser's question away: no fault, nothing happened. */
export class PutAway extends Error {}

const answered = (no: unknown): never => {
  if (no instanceof DOMException && (no.name === "NotAllowedError" || no.name === "AbortError"))
    throw new PutAway();
  throw no;
};

/** Whether this server offers passkeys and this browser knows them. */
export const knowsPasskeys = (): boolean =>
  offers("passkeys") && typeof PublicKeyCredential === "function";

/** Make a passkey for my account; a guest names a login. */
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

/** Sign in with a passkey. */
export async function signWithPasskey(): Promise<Me> {
  const asked = await ask<Asked>("POST", "/sessions/passkey/options");
  const made = await navigator.credentials.get({ publicKey: request(asked) }).catch(answered);
  return ask<Me>("POST", "/sessions/passkey", {
    credential: assertion(made as PublicKeyCredential),
  });
}
