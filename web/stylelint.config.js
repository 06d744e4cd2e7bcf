/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    // As tokens.css is written, whose colours a test reads.
    "alpha-value-notation": "number",
    "color-hex-length": "long",
    // Safari on a phone knows only its own name of it.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }],
    // Names: of a typeface, and of a keyword of SVG.
    "value-keyword-case": ["lower", { ignoreKeywords: ["Georgia", "optimizeLegibility"] }],
    // Svelte's own: a selector that leaves its component.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Prettier sets the lines; where a group of rules ends, the writer says.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
  },
};
