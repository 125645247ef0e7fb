/** The public modules of the content model: only these may be imported from outside. */
const contentModel = [
  "check", // checks a folder of content, and reads it
  "check-change", // checks one changed file, in the browser too
  "content-types", // the content types, and the fields of their files
  "facts", // the values of placeholders, and filling them
  "media", // pictures, recordings and other files
  "messages", // mistakes, and printing them
  "outputs", // content as Gatsby reads it, its GraphQL types, and the settings of code editors
  "parse", // parses one file
  "read", // lists and reads files
  "routes", // the addresses of pages, and redirects
  "samples", // the marks of samples, and what a published build leaves out
  "text/render", // renders the Markdown of texts
];

/**
 * The element types of eslint-plugin-boundaries. The first pattern that matches a file gives its type, so the entry
 * points are first. A file may import files of its own type, and of the types under `imports`.
 */
const elementTypes = [
  { type: "entry-point", pattern: "src/api/**", imports: ["functions"] },
  {
    type: "functions",
    pattern: "functions/**",
    imports: ["form-schema", "facts", "content", "theme", "calendar", "text"],
  },
  {
    type: "form-schema",
    pattern: "src/forms/{address,endpoint,fields,forms,texts}.ts",
    imports: ["content", "text"],
  },
  { type: "facts", pattern: "src/content-model/facts.ts", imports: ["placeholders"] },
  { type: "placeholders", pattern: "src/content-model/placeholders.ts", imports: [] },
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
      "facts",
      "form-schema",
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
    pattern: `src/content-model/{${contentModel.join(",")}}.ts`,
    imports: ["content-model-inside", "facts", "placeholders", "form-schema", "calendar", "text"],
  },
  {
    type: "test-content",
    pattern: "src/content-model/testing/**",
    imports: ["content-model", "content-model-inside", "facts", "calendar", "text"],
  },
  {
    type: "content-model-inside",
    pattern: "src/content-model/**",
    imports: ["content-model", "facts", "placeholders", "form-schema", "calendar", "text"],
  },
  {
    type: "gatsby-files",
    pattern: ["gatsby-*.ts", "gatsby-*.tsx"],
    imports: ["gatsby", "content-model", "rendering", "browser"],
  },
  // No type above lists these types, so files in src/ and functions/ must not import them.
  { type: "importer", pattern: "scripts/import/**" },
  { type: "editing-screen", pattern: "scripts/edit/**" },
  { type: "guides", pattern: "scripts/guides/**" },
  { type: "outdated-files", pattern: "scripts/outdated-files.ts" },
  { type: "scripts", pattern: "scripts/**" },
  { type: "tests", pattern: "tests/**" },
];

/** The setting `boundaries/elements`. */
export const elements = elementTypes.map(({ type, pattern }) => ({ type, pattern, mode: "full" }));

// Scripts and tests may import all types except these, so that the importer, the screen or the guides can be left out.
const excludedTypes = {
  importer: ["content-model-inside", "editing-screen", "guides"],
  "editing-screen": ["content-model-inside", "importer", "guides"],
  guides: ["content-model-inside", "importer", "editing-screen"],
  "outdated-files": ["content-model-inside", "importer", "editing-screen"],
  scripts: ["content-model-inside", "importer", "editing-screen", "guides"],
  tests: ["content-model-inside"],
};

/** The rules of `boundaries/element-types`. */
export const importRules = elementTypes.map(({ type, imports }) => ({
  from: type,
  allow: imports
    ? [type, ...imports]
    : elementTypes.map((one) => one.type).filter((one) => !excludedTypes[type].includes(one)),
}));
