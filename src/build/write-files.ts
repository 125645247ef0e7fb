import type { GatsbyNode } from "gatsby";
import { writeFindability } from "./seo-files/write";
import { writeCalendar } from "./calendar/write-calendar";

/** Writes the published files that are no pages, all from content. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeCalendar(args, "public");
  await writeFindability(args, "public");
};
