import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { hasBody, isCollection, type Kind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";
import { builtFolder } from "./content-folder";
import { dependOnFacts, readFacts } from "./copy";
import { frontmatterOf } from "./frontmatter";
import { renderMdx } from "./render-mdx";

interface Filter {
  query?: object;
}

interface QueryContext {
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

/** What a resolver of an MDX kind's type is handed. */
interface Written {
  name: string;
  frontmatter: object;
  body: string;
}

function fieldName(kind: Kind): string {
  return kind.typeName.charAt(0).toLowerCase() + kind.typeName.slice(1);
}

/**
 * The type behind `query { content { … } }`: one field for each kind of content, none of them null,
 * since the content check has seen every file. A kind with several files has two: one of them by the
 * file's name (`article(name: "…")`), and all of them, or those that are named, in the names' order (`articles`).
 */
export function contentRootType(): string {
  const fields = kinds.flatMap((kind) => {
    const name = fieldName(kind);
    if (!isCollection(kind)) return [`${name}: ${kind.typeName}!`];
    return [`${name}(name: String!): ${kind.typeName}!`, `${name}s(names: [String!]): [${kind.typeName}!]!`];
  });
  return `type Content {\n  ${[...fields, "gatheringDates: GatheringDates!"].join("\n  ")}\n}`;
}

/** Resolves the fields of `content`; a file that is asked for and not there is named. */
export function addContentRoot({ createResolvers }: CreateResolversArgs): void {
  const add = createResolvers as (resolvers: object) => void;
  const fields = kinds.flatMap((kind): [string, object][] => {
    const one: [string, object] = [fieldName(kind), { resolve: finder(kind) }];
    return isCollection(kind) ? [one, [`${fieldName(kind)}s`, { resolve: lister(kind) }]] : [one];
  });
  add({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    Content: {
      ...Object.fromEntries(fields),
      gatheringDates: {
        resolve: (_source: object, _args: object, { nodeModel }: QueryContext) =>
          nodeModel.findOne({ type: "GatheringDates" }),
      },
    },
    ...Object.fromEntries(kinds.filter(hasBody).map((kind) => [kind.typeName, writtenFields])),
  });
}

const writtenFields = {
  hasBody: { resolve: ({ body }: Written) => body.trim() !== "" },
  html: {
    resolve: async ({ body }: Written, _args: object, { nodeModel }: QueryContext) => {
      await dependOnFacts(body, nodeModel);
      const frame = (await nodeModel.findOne({ type: "Frame" })) as { newTab: string };
      return renderMdx(body, readFacts(), frame.newTab);
    },
  },
};

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

// A node's own path needs no look at its parent: with a thousand articles that is what a query by name costs.
function filterByName(kind: Kind, name: string): object {
  return hasBody(kind)
    ? { internal: { contentFilePath: { eq: pathOf(kind, name) } } }
    : { file: { name: { eq: name } } };
}

function pathOf(kind: Kind, name: string): string {
  return path.join(builtFolder(), kind.files.replace("*", name));
}

function written({ id, body, internal }: MdxNode, nodeModel: QueryContext["nodeModel"]): Written {
  const { contentFilePath, contentDigest } = internal;
  const frontmatter = frontmatterOf(contentFilePath, contentDigest);
  // By this Gatsby knows from which file the path of a picture leads on.
  nodeModel.trackInlineObjectsInRootNode({ id, frontmatter });
  return { name: path.parse(contentFilePath).name, frontmatter, body };
}
