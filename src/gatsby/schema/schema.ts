import { existsSync, readFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { hasBody, type ContentType } from "../../content-model/content-type";
import { contentTypes } from "../../content-model/content-types";
import { daysOf, priceInWords } from "../../content-model/facts";
import { graphqlTypes, editorFiles } from "../../content-model/outputs";
import { builtRoutes } from "../../content-model/routes";
import { sourceFolder } from "../content-folder";
import { guidePdfType, measurePdf } from "../guides";
import { pictureDownloadType, imageFields } from "../images";
import { recordingFields, recordingType } from "../recordings";
import { textHeadingType, textFields } from "../texts";
import { datedFields, gatheringDatesTypes } from "./dates";
import { choiceType, siteFields } from "./site-fields";
import type { QueryContext } from "./resolvers";
import { dependOnFacts, fillIn, registerCopyExtension } from "./text-placeholders";

/** Declares the content model's types to Gatsby, so that nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  registerCopyExtension(args);
  args.actions.createTypes([
    ...graphqlTypes(),
    ...gatheringDatesTypes,
    choiceType,
    guidePdfType,
    pictureDownloadType,
    recordingType,
    textHeadingType,
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
  for (const fields of [rootFields, siteFields, imageFields, datedFields, derivedFields, recordingFields])
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
      resolve: () => builtRoutes((file) => existsSync(path.join(sourceFolder(), file))),
    },
  },
  ...Object.fromEntries(contentTypes.filter(hasBody).map(({ typeName }) => [typeName, textFields])),
};

function rootField({ typeName }: ContentType) {
  return [typeName.charAt(0).toLowerCase() + typeName.slice(1), { type: `${typeName}!` }] as const;
}

interface Priced {
  price?: string;
}

/** The price of an event as an amount; undefined if it is in words. */
function amountOf({ price }: Priced): string | undefined {
  return price !== undefined && /^\d+(\.\d\d)?$/.test(price) ? price : undefined;
}

/** Fields that are derived from files. */
const derivedFields = {
  Article: {
    // An article's node has its minutes (../texts.ts).
    readTime: { type: "Int!" },
    categoryName: { type: "String!", resolve: categoryName },
    partOf: { type: "Link", resolve: partOf },
  },
  Event: {
    amount: { type: "String", resolve: amountOf },
    // The displayed price: an amount with its currency, or the text of the file.
    price: {
      type: "String",
      resolve: async (event: Priced, _args: object, { nodeModel }: QueryContext) => {
        const amount = amountOf(event);
        if (amount === undefined) return fillIn(event.price, []);
        const { language } = (await nodeModel.findOne({ type: "SiteIdentity" })) as Queries.SiteIdentity;
        const { currency } = (await nodeModel.findOne({ type: "Facts" })) as Queries.Facts;
        const { labels } = (await nodeModel.findOne({ type: "EventsPage" })) as Queries.EventsPage;
        return Number(amount) === 0 && labels.free ? labels.free : priceInWords(amount, language, currency);
      },
    },
  },
  Devotional: { days: { type: "String!", resolve: (devotional: object) => daysOf(devotional) ?? "" } },
  Guide: { pdf: { type: "GuidePdf", resolve: measurePdf } },
};

/** The visible name of an article's category. */
async function categoryName({ category }: Queries.Article, _args: object, { nodeModel }: QueryContext) {
  const blog = (await nodeModel.findOne({ type: "BlogPage" })) as Queries.BlogPage | null;
  const name = blog?.list.categories.find(({ value }) => value === category)?.label ?? category;
  await dependOnFacts(name, nodeModel);
  return fillIn(name, []);
}

/** The link to the series that an article belongs to; null if there is none. */
async function partOf({ series }: Queries.Article, _args: object, { nodeModel }: QueryContext) {
  const blog = (await nodeModel.findOne({ type: "BlogPage" })) as Queries.BlogPage | null;
  const found = blog?.series.entries.find(({ value }) => value === series);
  return found ? { label: found.title, href: `/blog/series/${found.value}` } : null;
}

/** Writes the schemas that VS Code needs to complete and explain the content's JSON, if they have changed. */
export function writeEditorFiles(): void {
  for (const [file, text] of editorFiles()) {
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
