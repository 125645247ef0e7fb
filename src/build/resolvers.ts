import type { GatsbyNode } from "gatsby";
import { addContentRoot } from "./content-root";
import { readFacts } from "./copy";
import { renderMdx } from "./render-mdx";

/** Adds `content`, the way to every file, and `Mdx.html`, a document's body, so that none becomes a webpack chunk. */
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  addContentRoot(args);
  const add = args.createResolvers as (resolvers: object) => void;
  add({
    Mdx: {
      html: {
        type: "String!",
        resolve: ({ body }: { body: string }) => renderMdx(body, readFacts()),
      },
    },
  });
};
