import { mistakesInBodies } from "./bodies";
import { mistakesInComparisons } from "./comparisons";
import { mistakesInFields } from "./fields";
import { mistakesInFiles } from "./files";
import type { Mistake } from "./mistake";
import { mistakesInRedirects } from "./redirects";
import { mistakesInTexts } from "./texts";

/** Every mistake that the check knows, one each. */
export const mistakes: readonly Mistake[] = [
  ...mistakesInFields,
  ...mistakesInComparisons,
  ...mistakesInTexts,
  ...mistakesInFiles,
  ...mistakesInRedirects,
  ...mistakesInBodies,
];
