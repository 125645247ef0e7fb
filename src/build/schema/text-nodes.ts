import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { hasBody } from "../../content-model/content-type";
import { contentTypeOf } from "../../content-model/content-types";
import { readMdx } from "../../content-model/parse";
import { sourceFolder } from "../content-folder";

/**
 * Makes a node of its content type (Article, Guide …) from each Markdown file, with the fields as the content check
 * reads them: gray-matter, which the plugin reads with, takes 010 for 8 and 4:30 for 270.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({
  node,
  actions,
  createNodeId,
  createContentDigest,
}) => {
  const { type, contentFilePath } = node.internal;
  if (type !== "Mdx" || contentFilePath === undefined) return;
  const file = path.relative(sourceFolder(), contentFilePath).replaceAll(path.sep, "/");
  const contentType = contentTypeOf(file);
  if (contentType === undefined || !hasBody(contentType)) return;
  const { data, body } = readMdx(readFileSync(contentFilePath, "utf8"));
  const fields = {
    ...(data as object),
    name: path.parse(file).name,
    file,
    body,
    hasBody: body.trim() !== "",
    ...(contentType.typeName === "Article" && { readTime: readTimeOf(data, body) }),
  };
  const text = {
    ...fields,
    id: createNodeId(file),
    // Relative paths of pictures are resolved from the file that the parents lead to.
    parent: node.id,
    children: [],
    internal: { type: contentType.typeName, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(text);
  // It goes when its file goes.
  actions.createParentChildLink({ parent: node, child: text });
};

/** The minutes that an article says, or those that its words take at 220 a minute. */
function readTimeOf(data: unknown, body: string): number {
  const said = (data as { readTime?: number }).readTime;
  return said ?? Math.max(1, Math.round(body.trim().split(/\s+/).length / 220));
}
