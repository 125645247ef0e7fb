import type { GatsbyNode } from "gatsby";
import { addContentRoot } from "./content-root";
import { addFieldsOfTheDay } from "./fields-of-the-day";

/** Adds `content`, the way to every file, and the fields that each day answers anew. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  addContentRoot(args);
  addFieldsOfTheDay(args);
};
