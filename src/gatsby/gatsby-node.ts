import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeCalendars } from "./calendar-files";
import { stopAtMistakes } from "./checks/stop-at-mistakes";
import { startWatching } from "./develop";
import { readClock } from "../calendar/clock";
import { omitSamples } from "../content-model/samples";
import { contentFolder, writeFinishedContent } from "./finished-content";
import { writeDrawings } from "./drawings";
import { writeFormerWorkers } from "./former-workers";
import { writePodcast } from "./podcast/podcast";
import { publishPreviews } from "./previews";
import { writeEditorFiles } from "./schema/schema";
import { writeSeoFiles } from "./seo-files";

export { createSchemaCustomization, createResolvers } from "./schema/schema";
export { onCreateNode } from "./texts";
export { sourceNodes } from "./schema/dates";
export { createPages, onCreatePage, onPreExtractQueries } from "./pages/create-pages";
export { onCreateWebpackConfig } from "./webpack/config";
export { sendMistakes as onCreateDevServer } from "./develop";

const isDeveloping = process.env.NODE_ENV === "development";

/** Stops a build if files of an earlier build still exist, and writes files for code editors. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  // Gatsby would update only the files of the earlier build, but the end of that build has changed them.
  if (!isDeveloping && existsSync(path.resolve(".cache", "redux")))
    reporter.panic(
      "public/ and .cache/ still contain files of an earlier build. Run `npm run build`, which removes them, or run `npx gatsby clean` first.",
    );
  writeEditorFiles();
};

/**
 * Checks content/ and writes the finished content for Gatsby. A mistake stops a build. In development,
 * repeats this after each change. Also writes the drawings.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  if (isDeveloping) await startWatching(args);
  else
    writeFinishedContent(
      contentFolder,
      omitSamples(stopAtMistakes(args.reporter), readClock().toISOString()),
    );
  await writeDrawings("public");
};

/** Writes the files for other programs: calendars, feeds, sitemap, link previews. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeCalendars(args.graphql, "public");
  await writeSeoFiles(args.graphql, "public");
  await writePodcast(args, "public");
  await publishPreviews("public");
  await writeFormerWorkers("public");
};
