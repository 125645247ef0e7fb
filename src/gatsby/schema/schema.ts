import { existsSync, readFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { hasBody, type ContentType, contentTypes } from "../../content-model/content-types";
import { graphqlTypes, editorFiles } from "../../content-model/outputs";
import { builtRoutes } from "../../content-model/routes";
import { finishedFolder } from "../finished-content";
import { guidePdfType, measurePdf } from "../guides";
import { pictureDownloadType, imageFields } from "../images";
import { recordingFields, recordingType } from "../recordings";
import { textTypes, textFields } from "../texts";
import { buildTimeFields, gatheringDatesTypes } from "./dates";
import { listedField } from "./samples";
import { choiceType, siteFields } from "./site-fields";

/** Declares the content model's types to Gatsby, so that Gatsby does not infer types from the data. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    ...graphqlTypes(),
    ...gatheringDatesTypes,
    choiceType,
    guidePdfType,
    pictureDownloadType,
    recordingType,
    textTypes,
    // `stage` is declared here, because Gatsby cannot filter by a field that only a resolver adds. `body` is for the
    // search index.
    "type Article implements Node {\n  stage: String!\n  body: String!\n}",
    // The fields that gatsby-plugin-mdx would infer are not used.
    "type Mdx implements Node @dontInfer {\n  id: ID!\n}",
  ]);
};

/** Adds the resolvers of root fields, pictures, recordings, texts, and fields that depend on the date. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: untypedCreate }) => {
  // Gatsby's type of `createResolvers` is `Function`.
  const addResolvers = untypedCreate as (resolvers: object) => void;
  for (const fields of [
    rootFields,
    siteFields,
    listedField,
    imageFields,
    buildTimeFields,
    derivedFields,
    recordingFields,
  ])
    addResolvers(fields);
};

/**
 * The root fields of the content types, such as `homePage` and `article(name: …)`, without null in their types. They are
 * never null, because the content check has read every file, and pages without their file are not built. `routes`
 * contains the site's fixed addresses.
 */
const rootFields = {
  Query: {
    ...Object.fromEntries(contentTypes.map(describeRootField)),
    gatheringDates: { type: "GatheringDates!" },
    routes: {
      type: "[String!]!",
      resolve: () => builtRoutes((file) => existsSync(path.join(finishedFolder, file))),
    },
  },
  ...Object.fromEntries(contentTypes.filter(hasBody).map(({ typeName }) => [typeName, textFields])),
};

function describeRootField({ typeName }: ContentType) {
  return [typeName.charAt(0).toLowerCase() + typeName.slice(1), { type: `${typeName}!` }] as const;
}

const derivedFields = {
  Guide: { pdf: { type: "GuidePdf", resolve: measurePdf } },
};

/** Writes the schemas with which VS Code completes and explains the fields of content files, if they have changed. */
export function writeEditorFiles(): void {
  for (const [file, text] of editorFiles()) {
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
