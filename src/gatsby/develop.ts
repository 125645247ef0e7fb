import { EventEmitter, once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { watch } from "chokidar";
import type { CreateDevServerArgs, ParentSpanPluginArgs } from "gatsby";
import { checkContent } from "../content-model/check";
import { formatMistakes } from "../content-model/messages";
import { contentFolder, finishedFolder, writeFinishedContent } from "./finished-content";

/** The address of the event stream with mistakes, for src/browser/content-mistakes.ts. */
const streamAddress = "/__content-mistakes";

/** The part of Express's application that this file uses. */
interface Application {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

let watcher: ContentWatcher | undefined;

/** Starts watching content/, and waits until content/ does not have mistakes, so that Gatsby can read it. */
export async function startWatching({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const { currentMistakes, changes } = (watcher = watchContent(contentFolder, finishedFolder));
  // The mistakes are logged as plain text, because Gatsby adds a heading to an error and breaks its lines.
  const reportMistakes = (text: string) => {
    if (text === "") reporter.success("content: all mistakes are fixed");
    else reporter.log(`\n${text}\n`);
  };
  changes.on("change", reportMistakes);
  if (currentMistakes() === "") return;
  reportMistakes(currentMistakes());
  reporter.info("The site starts once the content does not have mistakes.");
  while (currentMistakes() !== "") await once(changes, "change");
}

/** Sends the mistakes to every open page as server-sent events. */
export function sendMistakes({ app }: CreateDevServerArgs): void {
  (app as Application).get(streamAddress, (request, response) => {
    // Compression would delay messages.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
    });
    const send = (mistakes: string) => response.write(`data: ${JSON.stringify(mistakes)}\n\n`);
    send(watcher?.currentMistakes() ?? "");
    watcher?.changes.on("change", send);
    request.on("close", () => watcher?.changes.off("change", send));
  });
}

/** Watches content/. Gatsby reads the last version of content/ without mistakes. */
export interface ContentWatcher {
  /** The current mistakes, formatted for a terminal. Empty without mistakes. */
  currentMistakes: () => string;
  /** Emits the mistakes after each change. */
  changes: EventEmitter<{ change: [mistakes: string] }>;
  /** Stops watching. */
  close: () => Promise<void>;
}

// An editor may write a file in several steps, and Git writes many files at once.
const debounceMs = 100;

/** Checks content/ at the start and after each change. Without mistakes, writes the finished content for Gatsby. */
export function watchContent(sourceFolder: string, targetFolder: string): ContentWatcher {
  const changes = new EventEmitter<{ change: [mistakes: string] }>();
  // Each open page adds a listener.
  changes.setMaxListeners(0);
  let currentMistakes = checkAndFinish(sourceFolder, targetFolder);
  const update = (): void => {
    const newMistakes = checkAndFinish(sourceFolder, targetFolder);
    if (newMistakes === currentMistakes) return;
    currentMistakes = newMistakes;
    changes.emit("change", newMistakes);
  };

  let timer: NodeJS.Timeout | undefined;
  // The watcher also reports all files at its start. This checks them again, because they may have changed meanwhile.
  const watcher = watch(sourceFolder).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(update, debounceMs);
  });
  const close = () => {
    clearTimeout(timer);
    return watcher.close();
  };
  return { currentMistakes: () => currentMistakes, changes, close };
}

// Returns the mistakes. Without mistakes, writes the finished content.
function checkAndFinish(sourceFolder: string, targetFolder: string): string {
  try {
    const { content, mistakes } = checkContent(sourceFolder);
    if (mistakes.length > 0) return formatMistakes(mistakes);
    writeFinishedContent(sourceFolder, content, targetFolder);
    return "";
  } catch (error) {
    // A file may disappear between listing and reading. That change triggers another check.
    return error instanceof Error ? error.message : String(error);
  }
}
