// Requests to the house: one way out, and one way in which it says no.
import type { Problem } from "$/generated/wire";

/** What the house did not grant: its code, its sentence in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

/** The line to the house is down: nothing is known of what was asked. */
export class Unreachable extends Error {}

/** Ask the house for something; what it refuses is thrown as `Refused`, and no answer in time as `Unreachable`. */
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

/** A query string of what is given; what is empty is left out. */
export function query(
  wishes: Record<string, string | number | boolean | null | undefined>,
): string {
  const given = Object.entries(wishes).filter(([, value]) => value !== "" && value != null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
