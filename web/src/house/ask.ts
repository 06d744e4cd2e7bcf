// Requests to the server, with one type of error for refusals and one for lost connections.
import type { Problem } from "$/generated/wire";

/**
 * An error response of the server: its status, its code, and its sentence in the reader's language.
 */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

/** No usable response came. The server may or may not have handled the request. */
export class Unreachable extends Error {}

/**
 * Sends a request to the server. Throws `Refused` for an error response and `Unreachable` if no
 * response comes in time.
 */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  patience?: number,
): Promise<T> {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  const signal = patience ? AbortSignal.timeout(patience) : null;
  const answer = await fetch(path, { method, headers, body: JSON.stringify(body), signal }).catch(
    () => {
      throw new Unreachable(path);
    },
  );
  if (answer.status === 204) return undefined as T;
  const found: unknown = await answer.json().catch(() => {
    throw new Unreachable(path);
  });
  if (!answer.ok) throw new Refused(answer.status, found as Problem);
  return found as T;
}

/** Returns a query string of the given values, without the empty ones. */
export function query(
  wishes: Record<string, string | number | boolean | null | undefined>,
): string {
  const given = Object.entries(wishes).filter(([, value]) => value !== "" && value != null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
