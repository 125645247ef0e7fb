/** The part of a resolver's context that finds nodes. It also tracks the nodes that a page's query reads. */
export interface QueryContext {
  nodeModel: { findOne: (query: { type: string; query?: object }) => Promise<object | null> };
}

/** The part of a resolver's info with the Gatsby resolver that our resolver replaces. */
export interface ResolveInfo {
  originalResolver: (source: object, args: object, context: object, info: object) => Promise<object | null>;
}
