import { basename } from "node:path";
import { renderText, type RenderedText } from "../../content-model/text/render";
import { fillKnown, fillPlaceholders } from "../../content-model/placeholders";
import { dependOnFacts, readFacts } from "../schema/text-placeholders";
import { findAssets, type AssetContext } from "./text-assets";

/** The node of a Markdown file, as src/build/schema/text-nodes.ts makes it. */
export interface TextSource {
  name: string;
  /** Its path in content/. */
  file: string;
  title: string;
  /** The Markdown below its fields. */
  body: string;
}

/** The GraphQL type of one heading of a text. */
export const textHeadingType = `type TextHeading {
  "What a link to it ends with."
  id: String!
  "From 2 to 6: the page's title is the first."
  level: Int!
  text: String!
}`;

/** The fields of a text that are made from its Markdown. */
export const textFields = {
  html: {
    resolve: async (written: TextSource, _args: object, { nodeModel }: AssetContext) =>
      (await renderedText(written, nodeModel)).html,
  },
  headings: {
    resolve: async (written: TextSource, _args: object, { nodeModel }: AssetContext) =>
      (await renderedText(written, nodeModel)).headings,
  },
};

interface SiteIdentity {
  url: string;
}

interface Frame {
  newTab: string;
  text: { notes: string; backToText: string; table: string };
}

// Several fields of one query are made at once.
const ofQuery = new WeakMap<TextSource, Promise<RenderedText>>();

/** Renders a text once for all fields of a query. */
export function renderedText(
  written: TextSource,
  nodeModel: AssetContext["nodeModel"],
): Promise<RenderedText> {
  const promise = ofQuery.get(written) ?? render(written, nodeModel);
  ofQuery.set(written, promise);
  return promise;
}

async function render(
  { file, body, title }: TextSource,
  nodeModel: AssetContext["nodeModel"],
): Promise<RenderedText> {
  await dependOnFacts(body, nodeModel);
  const site = (await nodeModel.findOne({ type: "SiteIdentity" })) as SiteIdentity;
  const { newTab, text } = (await nodeModel.findOne({ type: "Frame" })) as Frame;
  const facts = readFacts();
  return renderText(body, {
    facts,
    site: site.url,
    newTab: fillPlaceholders(newTab, facts),
    notes: fillPlaceholders(text.notes, facts),
    backToText: fillPlaceholders(text.backToText, facts),
    table: fillPlaceholders(text.table, facts),
    title: fillKnown(title, facts),
    idPrefix: `${basename(file, ".mdx")}-`,
    findAssets: (paths) => findAssets(paths, file, nodeModel),
  });
}
