import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { defineConfig, type ProxyOptions, type Rollup, type ViteDevServer } from "vite";
import { apiPattern } from "./api-paths";
import { chunkOf, pageMessages } from "./chunks";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Reduces the catalogue `general` to the messages that pages need. */
const trimCatalogue = {
  name: "trim-catalogue",
  enforce: "pre" as const,
  load: (id: string) =>
    id.endsWith("/general.ftl?raw")
      ? `export default ${JSON.stringify(pageMessages(readFileSync(id.split("?")[0] ?? "", "utf8")))}`
      : null,
};

/**
 * Marks the named chunks for eager compilation: they run nearly whole, and browsers that know the
 * hint compile them while they load.
 */
const compileHint = {
  name: "compile-hint",
  generateBundle: {
    order: "post" as const, // the hint must come first
    handler: (_options: unknown, bundle: Rollup.OutputBundle) => {
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk" && part.moduleIds.some(chunkOf))
          part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
      }
    },
  },
};

/** Serves the service worker in development at the same address as in the build. */
const devWorker = {
  name: "dev-worker",
  apply: "serve" as const,
  enforce: "post" as const,
  // Browsers run it as a classic script, which cannot export anything.
  transform: (code: string, id: string) =>
    id.endsWith("/src/sw.ts") ? { code: code.replace("export {};", ""), map: null } : null,
  configureServer: ({ middlewares }: ViteDevServer) => {
    middlewares.use((request, _answer, next) => {
      if (request.url === "/sw.js") request.url = "/src/sw.ts";
      next();
    });
  },
};

/** Returns the proxy of the development server for API requests; empty without a target. */
function proxy(target: string | undefined): Record<string, ProxyOptions> {
  if (!target) return {};
  const pattern = apiPattern(readFileSync(here("../docs/reference/openapi.json"), "utf8"));
  return { [pattern]: { target, changeOrigin: false } };
}

export default defineConfig({
  plugins: [trimCatalogue, compileHint, devWorker, svelte()],
  resolve: {
    alias: {
      $: here("src"),
      $locales: here("../src/signoria/locales"),
      $games: here("../src/signoria/games"),
    },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's content security policy forbids data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: "parts.json",
    rollupOptions: {
      input: { index: here("index.html"), sw: here("src/sw.ts") },
      output: {
        // The service worker keeps one address, without a hash.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        manualChunks: chunkOf,
      },
    },
  },
  server: {
    fs: {
      allow: [here("."), here("../src/signoria/locales"), here("../src/signoria/games")],
    },
    proxy: proxy(process.env.SIGNORIA_SERVER),
  },
});
