import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../../content-model/outputs";
import { registerCopyExtension } from "./text-placeholders";
import { gatheringDatesTypes } from "./gathering-dates";
import { guideFileType } from "./guide-files";
import { pictureDownloadType } from "../images";
import { textHeadingType } from "../texts/text-fields";

/** Declares the content model's types to Gatsby, so that nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  registerCopyExtension(args);
  args.actions.createTypes([
    ...graphqlTypes(),
    ...gatheringDatesTypes,
    guideFileType,
    pictureDownloadType,
    textHeadingType,
    // A field that only a resolver adds could not be filtered by.
    "type Article implements Node {\n  stage: String!\n}",
    // Nothing reads the plugin's own guesses at the fields.
    "type Mdx implements Node @dontInfer {\n  id: ID!\n}",
  ]);
};
