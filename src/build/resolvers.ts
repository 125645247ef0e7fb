import type { GatsbyNode } from "gatsby";
import { addContentRoot } from "./content-root";
import { addFieldsOfTheDay } from "./fields-of-the-day";
import { addPictures } from "./pictures";

/** Adds `content`, the way to every file, what pages need to know of a picture, and what each day answers anew. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  addContentRoot(args);
  addPictures(args);
  addFieldsOfTheDay(args);
};
