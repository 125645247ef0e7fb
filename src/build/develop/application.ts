import type { IncomingMessage, ServerResponse } from "node:http";

/** Runs the function that an address belongs to. */
type Handler = (request: FunctionRequest, response: ServerResponse) => unknown;

/** A request that Gatsby's own middleware has looked up the function for. */
interface FunctionRequest {
  context?: { fnToExecute?: Handler };
}

/** One step of Express's router. A pattern that fits every address is marked as fast. */
interface Layer {
  name: string;
  regexp: RegExp & { fast_slash?: boolean; fast_star?: boolean };
}

/** What is used here of Express 4's application, which Gatsby hands on without its types. */
export interface Application {
  disable: (setting: string) => void;
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
  use: {
    (handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void;
    (
      path: string,
      handle: (error: unknown, ...rest: [FunctionRequest, ServerResponse, (error: unknown) => void]) => void,
    ): void;
  };
  _router: { stack: Layer[] };
}
