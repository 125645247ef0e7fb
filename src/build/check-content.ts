import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content-model/check";
import { formatProblems } from "../content-model/format";
import { contentFolder } from "./content-folder";

/** Stops a build before it begins where content has mistakes, and says all of them. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  // While the site is developed, mistakes are told as they come (develop/develop-content.ts).
  if (process.env.NODE_ENV === "development") return;
  const { problems } = checkContent(contentFolder);
  if (problems.length > 0) reporter.panic(formatProblems(problems));
};
