import type { CreateResolversArgs } from "gatsby";
import { hasBody, isCollection, type Kind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";

interface QueryContext {
  nodeModel: {
    findOne: (query: { type: string; query?: object }) => Promise<object | null>;
  };
}

function fieldName(kind: Kind): string {
  return hasBody(kind) ? kind.name : kind.typeName.charAt(0).toLowerCase() + kind.typeName.slice(1);
}

/**
 * The type behind `query { content { … } }`: one field for each kind of content, none of them null,
 * since the content check has seen every file. Kinds with several files take the file's name.
 */
export function contentRootType(): string {
  const fields = kinds.map(
    (kind) => `${fieldName(kind)}${isCollection(kind) ? "(name: String!)" : ""}: ${kind.typeName}!`,
  );
  return `type Content {\n  ${fields.join("\n  ")}\n}`;
}

/** Resolves the fields of `content`; a file that is asked for and not there is named. */
export function addContentRoot({ createResolvers }: CreateResolversArgs): void {
  const add = createResolvers as (resolvers: object) => void;
  add({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    Content: Object.fromEntries(kinds.map((kind) => [fieldName(kind), { resolve: finder(kind) }])),
  });
}

function finder(kind: Kind) {
  return async (
    _source: object,
    { name }: { name?: string },
    { nodeModel }: QueryContext,
  ): Promise<object> => {
    const node = await nodeModel.findOne({
      type: kind.typeName,
      // By its path: two collections may have files of one name.
      ...(name !== undefined && {
        query: { filter: { file: { relativePath: { eq: kind.files.replace("*", name) } } } },
      }),
    });
    if (!node)
      throw new Error(
        `content/${kind.files.replace("*", name ?? "*")} is not there, and a page asks for it.`,
      );
    return node;
  };
}
