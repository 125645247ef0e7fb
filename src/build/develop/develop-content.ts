import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode, Reporter } from "gatsby";
import { contentFolder, soundFolder } from "../content-folder";
import { guardContent, type ContentGuard } from "./content-guard";
import { openWaitingPage } from "./waiting-page";

/** Where the browser hears of mistakes; src/rendering/content-problems.ts listens there. */
const address = "/__content-problems";

/** Of Express, which Gatsby hands on without its types, what is used here. */
interface DevelopServer {
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

let guard: ContentGuard | undefined;

/** While the site is developed: begins the watch over content/, and waits until there is something sound to show. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  if (process.env.NODE_ENV !== "development") return;
  guard = guardContent(contentFolder, soundFolder);
  guard.onChange((problems) => {
    tell(reporter, problems);
  });
  if (guard.problems() === "") return;
  tell(reporter, guard.problems());
  const { port, host } = (store.getState as () => { program: { port: number; host: string } })().program;
  const waiting = await openWaitingPage(port, host, guard.problems);
  await untilSound(guard);
  await waiting.close();
};

/** Sends what is wrong to every page that is open, as server-sent events. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  (app as DevelopServer).get(address, (request, response) => {
    // Untransformed: compression would hold a message back until there are more.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
    });
    const send = (problems: string) => response.write(`data: ${JSON.stringify(problems)}\n\n`);
    send(guard?.problems() ?? "");
    const stop = guard?.onChange(send);
    request.on("close", () => stop?.());
  });
};

function tell(reporter: Reporter, problems: string): void {
  if (problems === "") reporter.success("content is sound again");
  else reporter.error(problems);
}

function untilSound({ onChange }: ContentGuard): Promise<void> {
  return new Promise((resolve) => {
    const stop = onChange((problems) => {
      if (problems !== "") return;
      stop();
      resolve();
    });
  });
}
