// The development server hands requests of the API on to a Signoria server; pages are its own.

interface Document {
  paths: Record<string, unknown>;
}

/** A pattern of every address that an OpenAPI document names, by its first step. */
export function apiAddresses(openapi: string): string {
  const { paths } = JSON.parse(openapi) as Document;
  const steps = new Set(Object.keys(paths).map((path) => path.split("/")[1]));
  return `^/(?:${[...steps].join("|")})(?:[/?]|$)`;
}
