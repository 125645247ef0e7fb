/**
 * The rooms of the project, from the doors inwards. The first pattern that fits a file is its room.
 * Each room with the rooms that it may import from; within a room everything may be imported.
 */
const plan = [
  { room: "door", pattern: "src/api/**", imports: ["functions"] },
  {
    room: "functions",
    pattern: "functions/**",
    imports: ["form-schema", "placeholders", "content", "theme", "calendar"],
  },
  { room: "form-schema", pattern: ["src/forms/schema/**", "src/forms/*/schema.ts"], imports: [] },
  { room: "placeholders", pattern: "src/content-model/placeholders*", imports: [] },
  { room: "content", pattern: "content/**", imports: [] },

  {
    room: "page",
    pattern: ["src/pages/**", "src/templates/**"],
    imports: ["section", "form", "seo", "ui", "theme"],
  },
  {
    room: "section",
    pattern: ["src/components/sections/**", "src/components/viewers/**", "src/components/mdx/**"],
    imports: ["form", "ui", "theme", "hydration", "calendar"],
  },
  { room: "form", pattern: "src/forms/**", imports: ["form-schema", "ui", "theme", "hydration"] },
  { room: "seo", pattern: "src/seo/**", imports: ["theme"] },
  { room: "layout", pattern: "src/components/layout/**", imports: ["ui", "theme"] },
  { room: "ui", pattern: "src/components/ui/**", imports: ["theme", "hydration", "calendar"] },
  { room: "theme", pattern: "src/theme/**", imports: [] },
  { room: "hydration", pattern: "src/hydration/**", imports: [] },
  // Days and moments, the same at build and in the browser.
  { room: "calendar", pattern: "src/calendar/**", imports: [] },

  {
    room: "rendering",
    pattern: ["src/rendering/**", "src/html.tsx"],
    imports: ["layout", "theme", "hydration"],
  },
  {
    room: "build",
    pattern: "src/build/**",
    imports: ["content-model", "placeholders", "functions", "hydration", "theme", "calendar"],
  },
  {
    room: "content-model",
    pattern: "src/content-model/**",
    imports: ["form-schema", "placeholders", "calendar"],
  },
  { room: "gatsby", pattern: "gatsby-*.ts", imports: ["build", "content-model"] },
  // Nothing under src/ or functions/ imports these two, since nothing above names them.
  { room: "scripts", pattern: "scripts/**", imports: [] },
  { room: "tests", pattern: "tests/**", imports: [] },
];

/** The rooms as eslint-plugin-boundaries takes them. */
export const rooms = plan.map(({ room, pattern }) => ({ type: room, pattern, mode: "full" }));

/** Which room may import from which. */
export const directions = plan.map(({ room, imports }) => ({ from: room, allow: [room, ...imports] }));
