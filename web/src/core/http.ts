// Requests to the server, with one type of error for refusals and one for lost connections.
import type { Problem } from "$/generated/wire";

/**
 * An error response of the server: its status, its code, and its detail in the reader's language.
 */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

/** No usable response came. The server may or may not have handled the request. */
export class Unreachable extends Error {}

/**
 * Sends a request to the server. Throws `Refused` for an error response and `Unreachable` if no
 * response comes in time.
 */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  timeout?: number,
): Promise<T> {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  const signal = timeout ? AbortSignal.timeout(timeout) : null;
  const response = await fetch(path, { method, headers, body: JSON.stringify(body), signal }).catch(
    () => {
      throw new Unreachable(path);
    },
  );
  if (response.status === 204) return undefined as T;
  const parsed: unknown = await response.json().catch(() => {
    throw new Unreachable(path);
  });
  if (!response.ok) throw new Refused(response.status, parsed as Problem);
  return parsed as T;
}

/** Returns a query string of the given values, without the empty ones. */
export function query(
  params: Record<string, string | number | boolean | null | undefined>,
): string {
  const entries = Object.entries(params).filter(([, value]) => value !== "" && value != null);
  const text = new URLSearchParams(
    entries.map(([name, value]) => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
}
