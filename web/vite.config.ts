import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $: here("src"), $locales: here("../src/signoria/locales") } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: here("index.html"), sw: here("src/sw.ts") },
      output: {
        // The service worker has one address for good.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/signoria/locales")] },
    proxy: Object.fromEntries(
      ["/tables", "/me", "/guests", "/sessions", "/games", "/push", "/reports", "/health"].map(
        (path) => [path, { target: process.env.SIGNORIA_SERVER ?? "http://127.0.0.1:8000", changeOrigin: false }],
      ),
    ),
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
