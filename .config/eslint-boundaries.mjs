/**
 * The element types of eslint-plugin-boundaries, the entry points first; the first pattern that matches a file gives
 * its type. A file may import files of its own type, and of the types under `imports`.
 */
const elementTypes = [
  { type: "entry-point", pattern: "src/api/**", imports: ["functions"] },
  {
    type: "functions",
    pattern: "functions/**",
    imports: ["form-schema", "placeholders", "content", "theme", "calendar", "words"],
  },
  {
    type: "form-schema",
    pattern: "src/forms/{address,endpoint,fields,forms,words}.ts",
    imports: ["content", "words"],
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
    imports: ["ui", "theme", "hydration", "calendar", "words"],
  },
  {
    type: "form",
    pattern: "src/forms/**",
    imports: ["form-schema", "section", "ui", "theme", "hydration", "words"],
  },
  { type: "seo", pattern: "src/seo/**", imports: ["theme", "words"] },
  { type: "layout", pattern: "src/components/layout/**", imports: ["ui", "theme"] },
  { type: "ui", pattern: "src/components/ui/**", imports: ["theme", "hydration", "calendar", "words"] },
  { type: "theme", pattern: "src/theme/**", imports: [] },
  { type: "hydration", pattern: "src/hydration/**", imports: ["theme", "calendar"] },
  // Rules for texts of the content, shared by the content check, the build and the browser.
  { type: "words", pattern: "src/words/**", imports: [] },
  // Dates and times, shared by the build and the browser.
  { type: "calendar", pattern: "src/calendar/**", imports: [] },

  {
    type: "rendering",
    pattern: ["src/rendering/**", "src/html.tsx"],
    imports: ["layout", "form", "theme", "hydration", "calendar", "content"],
  },
  {
    type: "build",
    pattern: "src/build/**",
    imports: [
      "content-model",
      "form-schema",
      "placeholders",
      "functions",
      "hydration",
      "theme",
      "calendar",
      "words",
    ],
  },
  {
    type: "content-model",
    pattern: "src/content-model/**",
    imports: ["form-schema", "placeholders", "calendar", "words"],
  },
  {
    type: "gatsby",
    pattern: ["gatsby-*.ts", "gatsby-*.tsx"],
    imports: ["build", "content-model", "rendering"],
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
