/**
 * The element types of eslint-plugin-boundaries, the entry points first; the first pattern that matches a file gives
 * its type. A file may import files of its own type, and of the types under `imports`.
 */
const elementTypes = [
  { type: "entry-point", pattern: "src/api/**", imports: ["functions"] },
  {
    type: "functions",
    pattern: "functions/**",
    imports: ["form-schema", "placeholders", "content", "theme", "calendar", "text"],
  },
  {
    type: "form-schema",
    pattern: "src/forms/{address,endpoint,fields,forms,texts}.ts",
    imports: ["content", "text"],
  },
  { type: "placeholders", pattern: "src/content-model/{facts,placeholders}*", imports: [] },
  { type: "content", pattern: "content/**", imports: [] },

  {
    type: "page",
    pattern: ["src/pages/**", "src/templates/**"],
    imports: ["section", "form", "seo", "ui", "theme"],
  },
  {
    type: "section",
    pattern: ["src/components/sections/**", "src/components/viewer/**", "src/components/text/**"],
    imports: ["ui", "theme", "hydration", "calendar", "text", "search"],
  },
  {
    type: "form",
    pattern: "src/forms/**",
    imports: ["form-schema", "section", "ui", "theme", "hydration", "text"],
  },
  { type: "seo", pattern: "src/seo/**", imports: ["theme", "text"] },
  {
    type: "layout",
    pattern: "src/components/layout/**",
    imports: ["ui", "theme", "hydration", "calendar", "text"],
  },
  { type: "ui", pattern: "src/components/ui/**", imports: ["theme", "hydration", "text"] },
  { type: "theme", pattern: "src/theme/**", imports: [] },
  { type: "hydration", pattern: "src/hydration/**", imports: ["theme"] },
  // Rules for texts of the content, shared by the content check, the build and the browser.
  { type: "text", pattern: "src/text/**", imports: [] },
  { type: "search", pattern: "src/search/**", imports: ["text"] },
  // Dates and times, shared by the build and the browser.
  { type: "calendar", pattern: "src/calendar/**", imports: ["text"] },

  {
    type: "rendering",
    pattern: ["src/rendering/**", "src/html.tsx"],
    imports: ["layout", "theme", "hydration", "content"],
  },
  // Programs that run in the browser, each an entry of webpack or esbuild.
  {
    type: "browser",
    pattern: "src/browser/**",
    imports: ["rendering", "layout", "form", "theme", "hydration", "text"],
  },
  {
    type: "gatsby",
    pattern: "src/gatsby/**",
    imports: [
      "content-model",
      "form-schema",
      "placeholders",
      "functions",
      "hydration",
      "theme",
      "calendar",
      "text",
      "search",
    ],
  },
  {
    type: "content-model",
    pattern: "src/content-model/**",
    imports: ["form-schema", "placeholders", "calendar", "text"],
  },
  {
    type: "gatsby-files",
    pattern: ["gatsby-*.ts", "gatsby-*.tsx"],
    imports: ["gatsby", "content-model", "rendering", "browser"],
  },
  // No type above lists these two, so nothing under src/ or functions/ may import them.
  { type: "scripts", pattern: "scripts/**", imports: [] },
  { type: "tests", pattern: "tests/**", imports: [] },
];

/** The setting `boundaries/elements`. */
export const elements = elementTypes.map(({ type, pattern }) => ({ type, pattern, mode: "full" }));

/** The rules of `boundaries/element-types`. */
export const importRules = elementTypes.map(({ type, imports }) => ({
  from: type,
  allow: [type, ...imports],
}));
