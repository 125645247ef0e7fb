import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

interface Articles {
  allFile: { nodes: { id: string; name: string }[] };
}

type AddResolvers = (resolvers: object) => void;

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  const add = args.createResolvers as AddResolvers;
  add({
    File: {
      text: {
        type: "String!",
        resolve: ({ absolutePath }: { absolutePath: string }) => readFile(absolutePath, "utf8"),
      },
    },
  });
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const { data } = await graphql<Articles>("{ allFile { nodes { id name } } }");
  // Without its pages it would seem to cost next to nothing.
  if (!data) throw new Error("The articles could not be read.");
  for (const { id, name } of data.allFile.nodes)
    actions.createPage({
      path: `/blog/${name}`,
      component: path.resolve("src", "templates", "article.tsx"),
      context: { id },
    });
};
