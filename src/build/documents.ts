import path from "node:path";
import type { GatsbyNode } from "gatsby";

interface DocumentNames {
  allMdx: { nodes: { file: { name: string } }[] };
}

/** Makes one page for each file in content/pages that ends in .mdx, named after the file. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const answer = await graphql<DocumentNames>(`
    query DocumentNames {
      allMdx(filter: { file: { relativeDirectory: { eq: "pages" } } }) {
        nodes {
          file {
            name
          }
        }
      }
    }
  `);
  const { data } = answer;
  if (!data) {
    reporter.panicOnBuild("The documents in content/pages could not be read.", answer.errors as Error[]);
    return;
  }
  for (const { file } of data.allMdx.nodes) {
    actions.createPage({
      path: `/${file.name}`,
      component: path.resolve("src/templates/document.tsx"),
      context: { name: file.name },
    });
  }
};
