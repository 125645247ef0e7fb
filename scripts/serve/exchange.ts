import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestPath } from "./request-path";

/** One request and the response to it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  path: RequestPath;
}
