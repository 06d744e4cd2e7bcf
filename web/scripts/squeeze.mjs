// Writes a brotli and a gzip copy of each built file, if the copy is smaller.
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.argv[2] ?? "dist";
const WORTH = new Set([".css", ".html", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
const LEAST = 200; // bytes; for smaller files the response headers outweigh the body

const brotli = (body) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
const WAYS = { ".br": brotli, ".gz": (body) => gzipSync(body, { level: 9 }) };

for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (extname(path) in WAYS) rmSync(path);
  if (!WORTH.has(extname(path))) continue;
  const body = readFileSync(path);
  for (const [ending, squeezed] of Object.entries(WAYS)) {
    const small = body.length < LEAST ? body : squeezed(body);
    if (small.length < body.length) writeFileSync(path + ending, small);
  }
}
