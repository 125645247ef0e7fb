import { defineConfig } from "@playwright/test";
import journeys from "./playwright";

const tagged = [
  "blog",
  "events",
  "every-page",
  "excerpt",
  "not-found",
  "press-kit",
  "resources",
  "side-menu",
  "three-forms",
];

/**
 * The journeys that `npm run test:contents` runs on other contents: HTML and links of every page, and what is tagged,
 * such as one journey for each form and for each page with script.
 */
export default defineConfig({
  ...journeys,
  projects: [
    { name: "pages", testMatch: ["html.spec.ts", "links.spec.ts"] },
    { name: "tagged", testMatch: tagged.map((name) => `${name}.spec.ts`), grep: /@contents/ },
  ],
});
