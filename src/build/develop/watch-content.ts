import { watch } from "chokidar";
import { checkContent } from "../../content-model/check";
import { formatProblems } from "../../content-model/format";
import { mirrorFolder } from "./mirror-folder";

/** A watcher of content/; Gatsby reads a copy without mistakes. */
export interface ContentWatcher {
  /** The current problems, formatted for a terminal; empty if there are none. */
  problems(): string;
  /**
   * Calls the listener after each change of the problems.
   * @returns a function that removes the listener
   */
  onChange(listener: (problems: string) => void): () => void;
  /** Ends the watch. */
  close(): Promise<void>;
}

// An editor may write a file in several steps, and Git writes many files at once.
const debounceInMilliseconds = 100;

/**
 * Checks content/ at the start and after each change, and updates the copy whenever there are no problems.
 * @param contentDir the folder that editors write in
 * @param validatedDir the copy
 */
export function watchContent(contentDir: string, validatedDir: string): ContentWatcher {
  const listeners = new Set<(problems: string) => void>();
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
    problems: () => current,
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
    const { problems } = checkContent(contentDir);
    if (problems.length > 0) return formatProblems(problems);
    mirrorFolder(contentDir, validatedDir);
    return "";
  } catch (error) {
    // A file may vanish between listing and reading; the change that follows triggers another check.
    return error instanceof Error ? error.message : String(error);
  }
}
