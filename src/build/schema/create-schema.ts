import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../../content-model/outputs/sdl";
import { contentRootType } from "./content-root";
import { registerCopyExtension } from "./text-placeholders";
import { gatheringDatesTypes } from "./gathering-dates";
import { guideFileType } from "./guide-files";
import { pictureDownloadType } from "../images/image-data";
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
    contentRootType(),
  ]);
};
