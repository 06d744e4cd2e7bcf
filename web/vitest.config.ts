import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config";

export default mergeConfig(
  pages,
  defineConfig({ test: { include: ["src/**/*.test.ts"], environment: "node", pool: "threads" } }),
);
