import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, ParentSpanPluginArgs, Reporter } from "gatsby";
import { contentFolder, validatedFolder } from "../content-folder";
import { watchContent, type ContentWatcher } from "./watch-content";

/** Where the browser hears of mistakes; src/rendering/content-mistakes.ts listens there. */
const address = "/__content-mistakes";

/** What is used here of Express' application. */
interface Application {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

let watcher: ContentWatcher | undefined;

/** Starts watching content/, and waits until Gatsby has something to read. */
export async function startWatching({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const started = watchContent(contentFolder, validatedFolder);
  watcher = started;
  const mistakes = started.mistakes();
  if (mistakes !== "") {
    tell(reporter, mistakes);
    reporter.info("The site starts as soon as this is mended.");
  }
  started.onChange((changed) => {
    tell(reporter, changed);
  });
  if (mistakes !== "") await mended(started);
}

/** Sends the mistakes to every open page as server-sent events. */
export function sendMistakes({ app }: CreateDevServerArgs): void {
  (app as Application).get(address, (request, response) => {
    // Compression would hold a message back until there are more.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
    });
    const send = (mistakes: string) => response.write(`data: ${JSON.stringify(mistakes)}\n\n`);
    send(watcher?.mistakes() ?? "");
    const stop = watcher?.onChange(send);
    request.on("close", () => stop?.());
  });
}

function tell(reporter: Reporter, mistakes: string): void {
  if (mistakes === "") reporter.success("content has no mistakes any more");
  // Logged as plain text: Gatsby adds a heading to an error and breaks its lines.
  else reporter.log(`\n${mistakes}\n`);
}

function mended({ onChange }: ContentWatcher): Promise<void> {
  return new Promise((resolve) => {
    const stop = onChange((mistakes) => {
      if (mistakes !== "") return;
      stop();
      resolve();
    });
  });
}
