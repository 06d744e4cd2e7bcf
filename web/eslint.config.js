import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // scripts/web_types.py writes src/generated.
  globalIgnores(["dist/", "src/generated/"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // A leading `_` marks a name that the code does not read.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // The rule reports every plain Map, Set and URLSearchParams. Here each of them is local to a
      // function, replaced as a whole, or a cache that no markup reads. The others are SvelteMaps.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // Settings and scripts in plain JavaScript are outside tsconfig.json. In components the parser
  // treats parameters of snippets and exports of other components as `any`, so that rules about
  // types report correct code. Each component also costs a new program. svelte-check checks their
  // types instead.
  { files: ["**/*.{js,mjs,svelte}"], extends: [ts.configs.disableTypeChecked] },
);
