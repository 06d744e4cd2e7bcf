// Writes a brotli and a gzip copy of each built file, if the copy is smaller.
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.argv[2] ?? "dist";
const TYPES = new Set([".css", ".html", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
const MIN_SIZE = 200; // bytes; for smaller files the response headers outweigh the body

const brotli = (body) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
const ENCODERS = { ".br": brotli, ".gz": (body) => gzipSync(body, { level: 9 }) };

for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name);
  if (extname(path) in ENCODERS) rmSync(path);
  if (!TYPES.has(extname(path))) continue;
  const body = readFileSync(path);
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = body.length < MIN_SIZE ? body : encode(body);
    if (encoded.length < body.length) writeFileSync(path + ending, encoded);
  }
}
