// The development server forwards the paths of the API and serves the pages itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiPattern } from "../api-paths";

const docs = join(import.meta.dirname, "../../docs/reference/openapi.json");
const pattern = new RegExp(apiPattern(readFileSync(docs, "utf8")));

test.each(["/guests", "/me", "/tables?mine=true", "/tables/ab12/events?seat=0", "/metrics"])(
  "%s goes to the Signoria server",
  (address) => {
    expect(address).toMatch(pattern);
  },
);

test.each(["/", "/lobby", "/t/ab12", "/rules/princes", "/src/games/index.ts", "/meadow"])(
  "%s stays with Vite",
  (address) => {
    expect(address).not.toMatch(pattern);
  },
);
