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
      // A name that begins with `_` says that it is not read.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // The rule reports every plain Map, Set and URLSearchParams. Ours are local to a function,
      // replaced as a whole, or memories that no markup reads; the others are SvelteMaps.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // Settings and scripts in plain JavaScript are outside tsconfig.json. In components the parser
  // takes the parameters of snippets and the exports of other components for `any`, so that rules
  // about types report correct code, and each component costs a new program: svelte-check reads
  // their types instead.
  { files: ["**/*.{js,mjs,svelte}"], extends: [ts.configs.disableTypeChecked] },
);
