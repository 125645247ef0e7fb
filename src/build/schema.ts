import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../content-model/outputs/sdl";
import { contentRootType } from "./content-root";
import { registerCopyExtension } from "./copy";
import { gatheringDatesTypes } from "./gathering-dates";
import { responsivePictureType } from "./pictures";

/** Gives Gatsby the content model's types, so that nothing is inferred from what happens to be written. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  registerCopyExtension(args);
  args.actions.createTypes([
    ...graphqlTypes(),
    ...gatheringDatesTypes,
    responsivePictureType,
    contentRootType(),
  ]);
};
