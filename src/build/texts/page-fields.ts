import { fillPlaceholders } from "../../content-model/placeholders";
import { publishDrawing } from "../artwork/publish-drawing";
import { dependOnFacts, readFacts } from "../schema/text-placeholders";
import { withSidenotes } from "./sidenotes";
import type { AssetContext } from "./text-assets";
import { renderedText, type TextSource } from "./text-fields";

const ofPages = {
  htmlWithSidenotes: {
    type: "String!",
    resolve: async (text: TextSource, _args: object, { nodeModel }: AssetContext) =>
      withSidenotes((await renderedText(text, nodeModel)).html),
  },
  drawing: {
    type: "String",
    resolve: async ({ frontmatter }: TextSource, _args: object, { nodeModel }: AssetContext) => {
      const { title, picture } = frontmatter as { title: string; picture?: object };
      if (picture !== undefined) return null;
      await dependOnFacts(title, nodeModel);
      return publishDrawing(fillPlaceholders(title, readFacts()));
    },
  },
};

/**
 * The fields of a text's own page: `htmlWithSidenotes`, its HTML with footnotes as sidenotes, and `drawing`, the address
 * of the picture drawn from its title; null if it has its own picture.
 */
export const pageFields = { Article: ofPages, Document: ofPages };
