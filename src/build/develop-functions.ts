import type { ServerResponse } from "node:http";
import type { GatsbyNode } from "gatsby";

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

/** What is used here of Express 4's application. */
interface Application {
  disable: (setting: string) => void;
  use: (
    path: string,
    handle: (error: unknown, ...rest: [FunctionRequest, ServerResponse, (error: unknown) => void]) => void,
  ) => void;
  _router: { stack: Layer[] };
}

/**
 * Lets `gatsby develop` answer for the functions as the platform does: with no header of the development server's
 * (it allows every other site), and by the function itself where a body could not be parsed.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: { app: Application }) => {
  app.disable("x-powered-by");
  app.use("/api", (error, request, response, next) => {
    const execute = request.context?.fnToExecute;
    if (execute) execute(request, response);
    else next(error);
  });
  const { stack } = app._router;
  const doors = stack.filter(
    ({ regexp }) => !regexp.fast_slash && !regexp.fast_star && regexp.test("/api/door"),
  );
  const others = stack.filter((layer) => !doors.includes(layer));
  const start = others.findIndex(({ name }) => name === "expressInit") + 1;
  stack.splice(0, stack.length, ...others.slice(0, start), ...doors, ...others.slice(start));
};
