import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { contentFolder, soundFolder } from "../content-folder";
import type { Application } from "./application";
import { guardContent, type ContentGuard } from "./content-guard";
import { openWaitingPage } from "./waiting-page";

/** Where the browser hears of mistakes; src/rendering/content-problems.ts listens there. */
const address = "/__content-problems";

let guard: ContentGuard | undefined;

/** Begins the watch over content/, and waits until there is something sound to show. */
export async function watchContent({ reporter, store }: ParentSpanPluginArgs): Promise<void> {
  guard = guardContent(contentFolder, soundFolder);
  const { port, host } = (store.getState as () => { program: { port: number; host: string } })().program;
  const isSound = guard.problems() === "";
  // Open before the terminal speaks: whoever reads of a mistake there finds it at the site's address, too.
  const waiting = isSound ? undefined : await openWaitingPage(port, host, guard.problems);
  if (guard.problems() !== "") tell(reporter, guard.problems());
  guard.onChange((problems) => {
    tell(reporter, problems);
  });
  await untilSound(guard);
  await waiting?.close();
}

/** Sends what is wrong to every page that is open, as server-sent events. */
export function sendProblems(app: Application): void {
  app.get(address, (request, response) => {
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
}

function tell(reporter: Reporter, problems: string): void {
  if (problems === "") reporter.success("content is sound again");
  // As a log: an error of Gatsby’s gets a heading and line breaks that are not ours.
  else reporter.log(`\n${problems}\n`);
}

function untilSound({ problems: now, onChange }: ContentGuard): Promise<void> {
  return new Promise((resolve) => {
    if (now() === "") {
      resolve();
      return;
    }
    const stop = onChange((problems) => {
      if (problems !== "") return;
      stop();
      resolve();
    });
  });
}
