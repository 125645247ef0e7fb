/** The part of a resolver's context that finds nodes, and tracks which of them a page's query reads. */
export interface QueryContext {
  nodeModel: { findOne: (query: { type: string; query?: object }) => Promise<object | null> };
}

/** Gatsby's arguments for a resolver that replaces one of its own. */
export interface ResolveInfo {
  originalResolver: (source: object, args: object, context: object, info: object) => Promise<object | null>;
}
