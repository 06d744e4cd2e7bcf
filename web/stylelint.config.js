/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    // The notation of tokens.css, whose colours a test reads.
    "alpha-value-notation": "number",
    "color-hex-length": "long",
    // Safari on phones knows only its own name for this property.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }],
    // Names of a typeface and of an SVG keyword.
    "value-keyword-case": ["lower", { ignoreKeywords: ["Georgia", "optimizeLegibility"] }],
    // Svelte's own selector for elements outside the component.
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Prettier formats the lines; authors decide where a group of rules ends.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
  },
};
