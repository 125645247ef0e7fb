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
import { datedFields, gatheringDatesTypes } from "./dates";
import { listedField } from "./samples";
import { choiceType, siteFields } from "./site-fields";

/** Declares the content model's types to Gatsby, so that nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    ...graphqlTypes(),
    ...gatheringDatesTypes,
    choiceType,
    guidePdfType,
    pictureDownloadType,
    recordingType,
    textTypes,
    // Declared here, because Gatsby cannot filter by fields that only a resolver adds. The search index reads the
    // Markdown.
    "type Article implements Node {\n  stage: String!\n  body: String!\n}",
    // The plugin's inferred fields are not used.
    "type Mdx implements Node @dontInfer {\n  id: ID!\n}",
  ]);
};

/** Adds the resolvers: the root fields; the data of pictures; the fields that depend on the date. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: untyped }) => {
  // Gatsby types it as `Function`.
  const add = untyped as (resolvers: object) => void;
  for (const fields of [
    rootFields,
    siteFields,
    listedField,
    imageFields,
    datedFields,
    derivedFields,
    recordingFields,
  ])
    add(fields);
};

/**
 * Gatsby's root fields of the content types, such as `homePage` and `article(name: …)`, which are never null here: the
 * content check has read every file, and pages without their file are not built. `routes` contains the site's fixed
 * addresses.
 */
const rootFields = {
  Query: {
    ...Object.fromEntries(contentTypes.map(rootField)),
    gatheringDates: { type: "GatheringDates!" },
    routes: {
      type: "[String!]!",
      resolve: () => builtRoutes((file) => existsSync(path.join(finishedFolder, file))),
    },
  },
  ...Object.fromEntries(contentTypes.filter(hasBody).map(({ typeName }) => [typeName, textFields])),
};

function rootField({ typeName }: ContentType) {
  return [typeName.charAt(0).toLowerCase() + typeName.slice(1), { type: `${typeName}!` }] as const;
}

/** Fields that are derived from files. */
const derivedFields = {
  Guide: { pdf: { type: "GuidePdf", resolve: measurePdf } },
};

/** Writes the schemas that VS Code needs to complete and explain the content's JSON, if they have changed. */
export function writeEditorFiles(): void {
  for (const [file, text] of editorFiles()) {
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
