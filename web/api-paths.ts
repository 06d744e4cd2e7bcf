// The development server forwards API requests to a Signoria server and serves the pages itself.

interface Document {
  paths: Record<string, unknown>;
}

/** Returns a pattern that matches every path of an OpenAPI document, by its first segment. */
export function apiPattern(openapi: string): string {
  const { paths } = JSON.parse(openapi) as Document;
  const steps = new Set(Object.keys(paths).map((path) => path.split("/")[1]));
  return `^/(?:${[...steps].join("|")})(?:[/?]|$)`;
}
