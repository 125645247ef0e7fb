import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { watch } from "chokidar";
import type { CreateDevServerArgs, ParentSpanPluginArgs, Reporter } from "gatsby";
import { checkContent } from "../content-model/check";
import { formatMistakes } from "../content-model/messages";
import { contentPaths } from "../content-model/read";
import { contentFolder, validatedFolder } from "./content-folder";

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

/** A watcher of content/; Gatsby reads a copy without mistakes. */
export interface ContentWatcher {
  /** The current mistakes, formatted for a terminal; empty if there are none. */
  mistakes(): string;
  /**
   * Calls the listener after each change of the mistakes.
   * @returns a function that removes the listener
   */
  onChange(listener: (mistakes: string) => void): () => void;
  /** Ends the watch. */
  close(): Promise<void>;
}

// An editor may write a file in several steps, and Git writes many files at once.
const debounceInMilliseconds = 100;

/**
 * Checks content/ at the start and after each change, and updates the copy whenever there are no mistakes.
 * @param contentDir the folder that editors write in
 * @param validatedDir the copy
 */
export function watchContent(contentDir: string, validatedDir: string): ContentWatcher {
  const listeners = new Set<(mistakes: string) => void>();
  let current = "";

  const update = (): void => {
    const found = validate(contentDir, validatedDir);
    if (found === current) return;
    current = found;
    for (const listener of listeners) listener(found);
  };
  update();

  let timer: NodeJS.Timeout | undefined;
  // Files found at the watcher's start count as changed: they may have changed since they were read.
  const watcher = watch(contentDir).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(update, debounceInMilliseconds);
  });

  return {
    mistakes: () => current,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearTimeout(timer);
      return watcher.close();
    },
  };
}

// Gives what is wrong, and updates the copy where nothing is.
function validate(contentDir: string, validatedDir: string): string {
  try {
    const { mistakes } = checkContent(contentDir);
    if (mistakes.length > 0) return formatMistakes(mistakes);
    mirrorFolder(contentDir, validatedDir);
    return "";
  } catch (error) {
    // A file may vanish between listing and reading; the change that follows triggers another check.
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Mirrors one folder into another, without hidden files. Only differences are written or removed, because a watcher
 * of the copy takes each write for a change.
 * @param from the folder to copy
 * @param to the copy; created if it is missing
 */
function mirrorFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const wanted = contentPaths(from);
  for (const file of wanted) {
    const bytes = readFileSync(path.join(from, file));
    const copy = path.join(to, file);
    if (existsSync(copy) && readFileSync(copy).equals(bytes)) continue;
    // Written to a temporary file and moved, so that nobody reads a partial file.
    writeFileSync(`${to}.unfinished`, bytes);
    mkdirSync(path.dirname(copy), { recursive: true });
    renameSync(`${to}.unfinished`, copy);
  }
  for (const file of contentPaths(to)) if (!wanted.includes(file)) rmSync(path.join(to, file));
}
