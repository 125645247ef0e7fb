import type { GatsbyNode } from "gatsby";
import { addContentRoot } from "./content-root";
import { addPictures } from "./pictures";

/** Adds `content`, the way to every file, and what pages need to know of a picture. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  addContentRoot(args);
  addPictures(args);
};
