import { withSidenotes } from "./sidenotes";
import type { AssetContext } from "./text-assets";
import { renderedText, type TextSource } from "./text-fields";

const ofPages = {
  htmlWithSidenotes: {
    type: "String!",
    resolve: async (text: TextSource, _args: object, { nodeModel }: AssetContext) =>
      withSidenotes((await renderedText(text, nodeModel)).html),
  },
};

/** The field of a text's own page: `htmlWithSidenotes`, its HTML with footnotes as sidenotes. */
export const pageFields = { Article: ofPages, Document: ofPages };
