// Passkeys: converts the server's options for the browser, and the browser's answers for the
// server.
import { request } from "$/core/http";
import { hasFeature } from "$/core/features";
import { Explained } from "$/ui/errors";
import { toBytes, toText } from "$/pages/sign-in/bytes";
import type { AccountSaved, Assertion, Me, Registration } from "$/generated/wire";

interface Credential {
  id: string;
  type: "public-key";
  transports?: AuthenticatorTransport[];
}

/** The options as sent by the server, with all bytes as text. */
export interface PasskeyOptions {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: Credential[];
  allowCredentials?: Credential[];
}

const withBytes = (list: Credential[] | undefined): PublicKeyCredentialDescriptor[] | undefined =>
  list?.map((one) => ({ ...one, id: toBytes(one.id) }));

/** Returns the browser's options for a new passkey. */
export const creationOptions = (options: PasskeyOptions): PublicKeyCredentialCreationOptions =>
  ({
    ...options,
    challenge: toBytes(options.challenge),
    user: options.user && { ...options.user, id: toBytes(options.user.id) },
    excludeCredentials: withBytes(options.excludeCredentials),
  }) as unknown as PublicKeyCredentialCreationOptions;

/** Returns the browser's options for signing in. */
export const signInOptions = (options: PasskeyOptions): PublicKeyCredentialRequestOptions => ({
  ...options,
  challenge: toBytes(options.challenge),
  allowCredentials: withBytes(options.allowCredentials),
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
  const signed = made.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: toText(signed.clientDataJSON),
    authenticatorData: toText(signed.authenticatorData),
    signature: toText(signed.signature),
    userHandle: signed.userHandle && toText(signed.userHandle),
  };
  return { id: made.id, rawId: toText(made.rawId), type: "public-key", response };
}

const rethrow = (error: unknown): never => {
  if (
    error instanceof DOMException &&
    (error.name === "NotAllowedError" || error.name === "AbortError")
  )
    throw new Explained("passkey-put-away"); // the reader has dismissed the browser's dialog
  throw error;
};

/** Returns whether the server offers passkeys and this browser supports them. */
export const supportsPasskeys = (): boolean =>
  hasFeature("passkeys") && typeof PublicKeyCredential === "function";

/** Creates a passkey for the account. A guest also chooses a login. */
export async function addPasskey(name: string, login?: string): Promise<AccountSaved> {
  const options = await request<PasskeyOptions>("POST", "/me/passkeys/options");
  const made = await navigator.credentials
    .create({ publicKey: creationOptions(options) })
    .catch(rethrow);
  const credential = registration(made as PublicKeyCredential);
  return request<AccountSaved>(
    "POST",
    "/me/passkeys",
    login === undefined ? { name, credential } : { name, credential, login },
  );
}

/** Signs in with a passkey. */
export async function signInWithPasskey(): Promise<Me> {
  const options = await request<PasskeyOptions>("POST", "/sessions/passkey/options");
  const made = await navigator.credentials
    .get({ publicKey: signInOptions(options) })
    .catch(rethrow);
  return request<Me>("POST", "/sessions/passkey", {
    credential: assertion(made as PublicKeyCredential),
  });
}
