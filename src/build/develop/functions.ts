import type { Application } from "./application";

/**
 * Has `gatsby develop` compile all functions before it answers. Otherwise it compiles each when it is first asked for,
 * and may run it while half of it is written: the first message of a day would fail.
 */
export function compileFunctionsFirst(): void {
  process.env["GATSBY_PRECOMPILE_DEVELOP_FUNCTIONS"] ??= "true";
}

/**
 * Lets `gatsby develop` answer for the functions as the platform does: with no header of the development server's
 * (it allows every other site), and by the function itself where a body could not be parsed.
 */
export function answerAsDeployed(app: Application): void {
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
}
