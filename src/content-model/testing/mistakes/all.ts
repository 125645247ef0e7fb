import { mistakesInBodies } from "./bodies";
import { mistakesInComparisons } from "./comparisons";
import { mistakesInFields } from "./fields";
import { mistakesInFiles } from "./files";
import type { Mistake } from "./mistake";
import { mistakesInRedirects } from "./redirects";
import { mistakesInTexts } from "./texts";

/** One example of every mistake that the check detects. */
export const mistakes: readonly Mistake[] = [
  ...mistakesInFields,
  ...mistakesInComparisons,
  ...mistakesInTexts,
  ...mistakesInFiles,
  ...mistakesInRedirects,
  ...mistakesInBodies,
];
