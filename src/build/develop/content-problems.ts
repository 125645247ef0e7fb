import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, ParentSpanPluginArgs, Reporter } from "gatsby";
import { contentFolder, validatedFolder } from "../content-folder";
import { watchContent, type ContentWatcher } from "./watch-content";

/** Where the browser hears of mistakes; src/rendering/content-problems.ts listens there. */
const address = "/__content-problems";

/** What is used here of Express' application. */
interface Application {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

let watcher: ContentWatcher | undefined;

/** Starts watching content/, and waits until Gatsby has something to read. */
export async function startWatching({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const started = watchContent(contentFolder, validatedFolder);
  watcher = started;
  const problems = started.problems();
  if (problems !== "") {
    tell(reporter, problems);
    reporter.info("The site starts as soon as this is mended.");
  }
  started.onChange((changed) => {
    tell(reporter, changed);
  });
  if (problems !== "") await mended(started);
}

/** Sends the problems to every open page as server-sent events. */
export function sendProblems({ app }: CreateDevServerArgs): void {
  (app as Application).get(address, (request, response) => {
    // Compression would hold a message back until there are more.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
    });
    const send = (problems: string) => response.write(`data: ${JSON.stringify(problems)}\n\n`);
    send(watcher?.problems() ?? "");
    const stop = watcher?.onChange(send);
    request.on("close", () => stop?.());
  });
}

function tell(reporter: Reporter, problems: string): void {
  if (problems === "") reporter.success("content has no mistakes any more");
  // Logged as plain text: Gatsby adds a heading to an error and breaks its lines.
  else reporter.log(`\n${problems}\n`);
}

function mended({ onChange }: ContentWatcher): Promise<void> {
  return new Promise((resolve) => {
    const stop = onChange((problems) => {
      if (problems !== "") return;
      stop();
      resolve();
    });
  });
}
