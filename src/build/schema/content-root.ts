import { existsSync } from "node:fs";
import path from "node:path";
import { hasBody, isCollection, type Kind } from "../../content-model/kind";
import { kinds } from "../../content-model/kinds";
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

function fieldName(kind: Kind): string {
  return kind.typeName.charAt(0).toLowerCase() + kind.typeName.slice(1);
}

/**
 * The type behind `query { content { … } }`: one field for each kind of content. No field is null: the content check
 * has validated every file, and no page asks for the file of another page without a look at `routes`, the fixed addresses
 * that the site has. A kind with several files has two fields: one file by its name (`article(name: "…")`), and all or
 * the named files, sorted by name (`articles`).
 */
export function contentRootType(): string {
  const fields = kinds.flatMap((kind) => {
    const name = fieldName(kind);
    if (!isCollection(kind)) return [`${name}: ${kind.typeName}!`];
    return [`${name}(name: String!): ${kind.typeName}!`, `${name}s(names: [String!]): [${kind.typeName}!]!`];
  });
  return `type Content {\n  ${[...fields, "gatheringDates: GatheringDates!", "routes: [String!]!"].join("\n  ")}\n}`;
}

/** The resolvers of `content`; they throw with the name of a requested file that does not exist. */
export const contentRoot = {
  Query: { content: { type: "Content!", resolve: () => ({}) } },
  Content: {
    ...Object.fromEntries(kinds.flatMap(findersOf)),
    routes: { resolve: () => builtRoutes((file) => existsSync(path.join(sourceFolder(), file))) },
    gatheringDates: {
      resolve: (_source: object, _args: object, { nodeModel }: QueryContext) =>
        nodeModel.findOne({ type: "GatheringDates" }),
    },
  },
  ...Object.fromEntries(kinds.filter(hasBody).map((kind) => [kind.typeName, textFields])),
};

function findersOf(kind: Kind): [string, object][] {
  const one: [string, object] = [fieldName(kind), { resolve: finder(kind) }];
  return isCollection(kind) ? [one, [`${fieldName(kind)}s`, { resolve: lister(kind) }]] : [one];
}

function finder(kind: Kind) {
  return async (
    _source: object,
    { name }: { name?: string },
    { nodeModel }: QueryContext,
  ): Promise<object> => {
    const node = await nodeModel.findOne({
      type: nodeTypeOf(kind),
      ...(name !== undefined && { query: { filter: filterByName(kind, name) } }),
    });
    if (!node)
      throw new Error(
        `content/${kind.files.replace("*", name ?? "*")} is not there, and a page asks for it.`,
      );
    return hasBody(kind) ? written(node as MdxNode, nodeModel) : node;
  };
}

function lister(kind: Kind) {
  const find = finder(kind);
  return async (
    source: object,
    { names }: { names?: string[] },
    context: QueryContext,
  ): Promise<object[]> => {
    if (names) return Promise.all(names.map((name) => find(source, { name }, context)));
    if (!hasBody(kind)) {
      const sort = { fields: ["file.name"], order: ["ASC"] };
      const { entries } = await context.nodeModel.findAll({ type: kind.typeName, query: { sort } });
      return [...entries];
    }
    const { entries } = await context.nodeModel.findAll({ type: "Mdx" });
    const folder = path.dirname(pathOf(kind, ""));
    return ([...entries] as MdxNode[])
      .filter(({ internal }) => path.dirname(internal.contentFilePath) === folder)
      .map((node) => written(node, context.nodeModel))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  };
}

function nodeTypeOf(kind: Kind): string {
  return hasBody(kind) ? "Mdx" : kind.typeName;
}

// The filter uses the node's own path, without its parent node: with a thousand articles, parents dominate the cost.
function filterByName(kind: Kind, name: string): object {
  return hasBody(kind)
    ? { internal: { contentFilePath: { eq: pathOf(kind, name) } } }
    : { file: { name: { eq: name } } };
}

function pathOf(kind: Kind, name: string): string {
  return path.join(sourceFolder(), kind.files.replace("*", name));
}

function written({ id, body, internal }: MdxNode, nodeModel: QueryContext["nodeModel"]): TextSource {
  const { contentFilePath, contentDigest } = internal;
  const frontmatter = frontmatterOf(contentFilePath, contentDigest);
  // Tells Gatsby from which file relative picture paths are resolved.
  nodeModel.trackInlineObjectsInRootNode({ id, frontmatter });
  const file = path.relative(sourceFolder(), contentFilePath);
  return { name: path.parse(file).name, file, frontmatter, body };
}
