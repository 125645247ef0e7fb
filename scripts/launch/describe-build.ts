import { readClock } from "../../src/calendar/clock";
import { checkContent, type CheckedContent } from "../../src/content-model/check";
import { fieldName, formatByFile, type Mistake } from "../../src/content-model/messages";
import { omittedSamples, reasonsToHide, type HidingReasons } from "../../src/content-model/samples";
import { findOutdatedFiles } from "../outdated-files";

/**
 * The last lines of a build: outdated files, samples that are left out, and why search engines must not list the site.
 * @param context Netlify's CONTEXT
 * @param outdatedFiles the files to make again
 * @param now the moment of the build
 */
export function describeBuild(
  context: string | undefined,
  checkedContent: CheckedContent = checkContent("content"),
  outdatedFiles: readonly Mistake[] = findOutdatedFiles(checkedContent),
  now = readClock(),
): string[] {
  const leftOut = omittedSamples(checkedContent.content, now.toISOString()).map(({ file, path }) =>
    [`content/${file.file}`, fieldName(path, file.data)].filter((part) => part !== "").join(" "),
  );
  const unfinishedParts = reasonsToHide(checkedContent.content, context);
  return [
    ...(outdatedFiles.length > 0 ? [formatByFile(outdatedFiles)] : []),
    ...(leftOut.length > 0
      ? [
          `Samples that are not on the site: ${leftOut.join(", ")}. Write your own text instead, then write false for "sample" there.`,
        ]
      : []),
    ...(unfinishedParts ? [describeUnfinished(unfinishedParts)] : []),
  ];
}

/** Explains why search engines must not list a build. */
function describeUnfinished({ hasExampleAddress, promises }: HidingReasons): string {
  const reasons = [
    ...(hasExampleAddress ? ["`url` in content/site.json is an example"] : []),
    ...(promises > 0 ? ["facts, quotes or promises are still marked as samples"] : []),
  ];
  return `Search engines are told not to list this site (noindex), because ${reasons.join(", and ")}. \`npm run check:launch\` lists the remaining steps.`;
}
