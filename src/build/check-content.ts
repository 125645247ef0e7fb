import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content-model/check";
import { formatProblems } from "../content-model/format";

/** Stops a build before it begins where content has mistakes, and says all of them. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const { problems } = checkContent(path.resolve("content"));
  if (problems.length > 0) reporter.panic(formatProblems(problems));
};
