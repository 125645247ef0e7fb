/** Answers a request. `address` is the visitor's IP address, if the platform knows it. */
export type Endpoint = (request: Request, address: string | undefined) => Promise<Response>;

/** The key of the global symbol (Symbol.for) under which globalThis stores the endpoints. */
export const registryKey = "site.endpoints";

/**
 * The endpoints of this process, by path. A function compiled by Gatsby exports only a handler for Express, so
 * Netlify's handler finds the endpoint here.
 */
export function endpoints(): Map<string, Endpoint> {
  const holder = globalThis as unknown as Record<symbol, Map<string, Endpoint> | undefined>;
  return (holder[Symbol.for(registryKey)] ??= new Map<string, Endpoint>());
}
