import { existsSync } from "node:fs";
import path from "node:path";
import { hasBody, isCollection, type ContentType } from "../../content-model/content-type";
import { contentTypes } from "../../content-model/content-types";
import { builtRoutes } from "../../content-model/routes";
import { sourceFolder } from "../content-folder";
import { textFields, type TextSource } from "../texts/text-fields";
import { frontmatterOf } from "./frontmatter";

interface Filter {
  query?: object;
}

/** The part of a resolver's context that finds nodes. */
export interface QueryContext {
  nodeModel: {
    findOne: (query: { type: string } & Filter) => Promise<object | null>;
    findAll: (query: { type: string } & Filter) => Promise<{ entries: Iterable<object> }>;
    trackInlineObjectsInRootNode: (node: { id: string; frontmatter: object }) => void;
  };
}

interface MdxNode {
  id: string;
  body: string;
  internal: { contentFilePath: string; contentDigest: string };
}

function fieldName(contentType: ContentType): string {
  return contentType.typeName.charAt(0).toLowerCase() + contentType.typeName.slice(1);
}

/**
 * The type behind `query { content { … } }`: one field for each content type. No field is null: the content check
 * has validated every file, and no page asks for the file of another page without a look at `routes`, the fixed addresses
 * that the site has. A content type with several files has two fields: one file by its name (`article(name: "…")`), and all or
 * the named files, sorted by name (`articles`).
 */
export function contentRootType(): string {
  const fields = contentTypes.flatMap((contentType) => {
    const name = fieldName(contentType);
    if (!isCollection(contentType)) return [`${name}: ${contentType.typeName}!`];
    return [
      `${name}(name: String!): ${contentType.typeName}!`,
      `${name}s(names: [String!]): [${contentType.typeName}!]!`,
    ];
  });
  return `type Content {\n  ${[...fields, "gatheringDates: GatheringDates!", "routes: [String!]!"].join("\n  ")}\n}`;
}

/** The resolvers of `content`; they throw with the name of a requested file that does not exist. */
export const contentRoot = {
  Query: { content: { type: "Content!", resolve: () => ({}) } },
  Content: {
    ...Object.fromEntries(contentTypes.flatMap(findersOf)),
    routes: { resolve: () => builtRoutes((file) => existsSync(path.join(sourceFolder(), file))) },
    gatheringDates: {
      resolve: (_source: object, _args: object, { nodeModel }: QueryContext) =>
        nodeModel.findOne({ type: "GatheringDates" }),
    },
  },
  ...Object.fromEntries(
    contentTypes.filter(hasBody).map((contentType) => [contentType.typeName, textFields]),
  ),
};

function findersOf(contentType: ContentType): [string, object][] {
  const one: [string, object] = [fieldName(contentType), { resolve: finder(contentType) }];
  return isCollection(contentType)
    ? [one, [`${fieldName(contentType)}s`, { resolve: lister(contentType) }]]
    : [one];
}

function finder(contentType: ContentType) {
  return async (
    _source: object,
    { name }: { name?: string },
    { nodeModel }: QueryContext,
  ): Promise<object> => {
    const node = await nodeModel.findOne({
      type: nodeTypeOf(contentType),
      ...(name !== undefined && { query: { filter: filterByName(contentType, name) } }),
    });
    if (!node)
      throw new Error(
        `content/${contentType.files.replace("*", name ?? "*")} is not there, and a page asks for it.`,
      );
    return hasBody(contentType) ? written(node as MdxNode, nodeModel) : node;
  };
}

function lister(contentType: ContentType) {
  const find = finder(contentType);
  return async (
    source: object,
    { names }: { names?: string[] },
    context: QueryContext,
  ): Promise<object[]> => {
    if (names) return Promise.all(names.map((name) => find(source, { name }, context)));
    if (!hasBody(contentType)) {
      const sort = { fields: ["file.name"], order: ["ASC"] };
      const { entries } = await context.nodeModel.findAll({ type: contentType.typeName, query: { sort } });
      return [...entries];
    }
    const { entries } = await context.nodeModel.findAll({ type: "Mdx" });
    const folder = path.dirname(pathOf(contentType, ""));
    return ([...entries] as MdxNode[])
      .filter(({ internal }) => path.dirname(internal.contentFilePath) === folder)
      .map((node) => written(node, context.nodeModel))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  };
}

function nodeTypeOf(contentType: ContentType): string {
  return hasBody(contentType) ? "Mdx" : contentType.typeName;
}

// The filter uses the node's own path, without its parent node: with a thousand articles, parents dominate the cost.
function filterByName(contentType: ContentType, name: string): object {
  return hasBody(contentType)
    ? { internal: { contentFilePath: { eq: pathOf(contentType, name) } } }
    : { file: { name: { eq: name } } };
}

function pathOf(contentType: ContentType, name: string): string {
  return path.join(sourceFolder(), contentType.files.replace("*", name));
}

function written({ id, body, internal }: MdxNode, nodeModel: QueryContext["nodeModel"]): TextSource {
  const { contentFilePath, contentDigest } = internal;
  const frontmatter = frontmatterOf(contentFilePath, contentDigest);
  // Tells Gatsby from which file relative picture paths are resolved.
  nodeModel.trackInlineObjectsInRootNode({ id, frontmatter });
  const file = path.relative(sourceFolder(), contentFilePath);
  return { name: path.parse(file).name, file, frontmatter, body };
}
