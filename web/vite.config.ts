import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { defineConfig, type Rollup } from "vite";
import { room, spokenHere } from "./rooms";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The house's own catalogue, as far as pages need it. */
const lighter = {
  name: "lighter-words",
  enforce: "pre" as const,
  load: (id: string) =>
    id.endsWith("/house.ftl?raw")
      ? `export default ${JSON.stringify(spokenHere(readFileSync(id.split("?")[0] ?? "", "utf8")))}`
      : null,
};

/** The parts that have a name are run nearly whole when they come: browsers that know the hint compile them while they load. */
const atOnce = {
  name: "at-once",
  generateBundle: {
    order: "post" as const, // the hint must come first
    handler: (_options: unknown, bundle: Rollup.OutputBundle) => {
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk" && part.moduleIds.some(room))
          part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
      }
    },
  },
};

export default defineConfig({
  plugins: [lighter, atOnce, svelte()],
  resolve: { alias: { $: here("src"), $locales: here("../src/signoria/locales") } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: "parts.json",
    rollupOptions: {
      input: { index: here("index.html"), sw: here("src/sw.ts") },
      output: {
        // The service worker has one address for good.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        manualChunks: room,
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/signoria/locales")] },
    proxy: Object.fromEntries(
      ["/tables", "/me", "/guests", "/sessions", "/games", "/push", "/reports", "/health"].map(
        (path) => [
          path,
          { target: process.env.SIGNORIA_SERVER ?? "http://127.0.0.1:8000", changeOrigin: false },
        ],
      ),
    ),
  },
});
