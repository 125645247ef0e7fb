import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import { hasBody, hasOwnType, isCollection, type Kind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";

interface MdxNode {
  frontmatter: object;
  body: string;
  internal: { contentFilePath: string };
}

interface NodeModel {
  findOne: (query: { type: string; query?: object }) => Promise<object | null>;
  findAll: (query: { type: string; query?: object }) => Promise<{ entries: Iterable<object> }>;
}

interface QueryContext {
  nodeModel: NodeModel;
}

function fieldName(kind: Kind): string {
  return hasBody(kind) ? kind.name : kind.typeName.charAt(0).toLowerCase() + kind.typeName.slice(1);
}

/**
 * The type behind `query { content { … } }`: one field for each kind of content, none of them null,
 * since the content check has seen every file. Kinds with several files take the file's name; their plural
 * is all of them, by file name.
 */
export function contentRootType(): string {
  const fields = kinds.flatMap((kind) =>
    isCollection(kind)
      ? [`${fieldName(kind)}(name: String!): ${kind.typeName}!`, `${fieldName(kind)}s: [${kind.typeName}!]!`]
      : [`${fieldName(kind)}: ${kind.typeName}!`],
  );
  return `type Content {\n  ${fields.join("\n  ")}\n}`;
}

/** Resolves the fields of `content`; a file that is asked for and not there is named. */
export function addContentRoot({ createResolvers }: CreateResolversArgs): void {
  const add = createResolvers as (resolvers: object) => void;
  const resolvers = kinds.flatMap((kind): [string, object][] => [
    [fieldName(kind), { resolve: finder(kind) }],
    ...(isCollection(kind)
      ? [[`${fieldName(kind)}s`, { resolve: lister(kind) }] satisfies [string, object]]
      : []),
  ]);
  add({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    Content: Object.fromEntries(resolvers),
  });
}

function finder(kind: Kind) {
  return async (
    _source: object,
    { name }: { name?: string },
    { nodeModel }: QueryContext,
  ): Promise<object> => {
    const node = await nodeModel.findOne(
      name === undefined
        ? { type: kind.typeName }
        : { type: nodeType(kind), query: { filter: { file: { ...inFolder(kind), name: { eq: name } } } } },
    );
    if (!node)
      throw new Error(
        `content/${kind.files.replace("*", name ?? "*")} is not there, and a page asks for it.`,
      );
    return asTyped(kind, node);
  };
}

function lister(kind: Kind) {
  return async (_source: object, _args: object, { nodeModel }: QueryContext): Promise<object[]> => {
    const { entries } = await nodeModel.findAll({
      type: nodeType(kind),
      query: { filter: { file: inFolder(kind) }, sort: { file: { name: "ASC" } } },
    });
    return Array.from(entries, (node) => asTyped(kind, node));
  };
}

function nodeType(kind: Kind): string {
  return hasBody(kind) ? "Mdx" : kind.typeName;
}

// All MDX nodes share one type, so the folder tells a guide from a page.
function inFolder(kind: Kind): object {
  return { relativeDirectory: { eq: path.posix.dirname(kind.files) } };
}

function asTyped(kind: Kind, node: object): object {
  if (!hasOwnType(kind)) return node;
  const { frontmatter, body, internal } = node as MdxNode;
  const { name } = path.parse(internal.contentFilePath);
  return { ...frontmatter, name, written: body.trim() !== "" };
}
