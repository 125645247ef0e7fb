/** Answers a request. `address` is the visitor's IP address, if the platform knows it. */
export type Endpoint = (request: Request, address: string | undefined) => Promise<Response>;

/**
 * The key of the global symbol (Symbol.for) under which globalThis stores the endpoint. A function compiled by Gatsby
 * exports only a handler for Express, so Netlify's handler finds the endpoint there.
 */
export const endpointKey = "site.form-endpoint";
