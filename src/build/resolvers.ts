import type { GatsbyNode } from "gatsby";
import { addContentRoot } from "./content-root";

/** Adds `content`, the way to every file. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  addContentRoot(args);
};
