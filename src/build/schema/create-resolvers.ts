import type { GatsbyNode } from "gatsby";
import { addContentRoot } from "./content-root";
import { addDatedFields } from "./dated-fields";
import { addGuideFiles } from "./guide-files";
import { addImageFields } from "../images/image-data";
import { addPageFields } from "../texts/page-fields";

/** Adds the resolvers: `content`, the root of every file; the data of pictures; the fields that depend on the date. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  addContentRoot(args);
  addImageFields(args);
  addPageFields(args);
  addGuideFiles(args);
  addDatedFields(args);
};
