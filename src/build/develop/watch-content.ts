import { watch } from "chokidar";
import { checkContent } from "../../content-model/check";
import { formatMistakes } from "../../content-model/messages";
import { mirrorFolder } from "./mirror-folder";

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
