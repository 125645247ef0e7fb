import { watch } from "chokidar";
import { checkContent } from "../../content-model/check";
import { formatProblems } from "../../content-model/format";
import { copyChanges } from "./copy-changes";

/** Stands between content/ and the site that is being developed: what has a mistake waits outside. */
export interface ContentGuard {
  /** What is wrong now, as a terminal shows it; empty while everything is sound. */
  problems(): string;
  /** Calls back after each change of what is wrong. Out: the way to stop that. */
  onChange(listener: (problems: string) => void): () => void;
  /** Ends the watch. */
  close(): Promise<void>;
}

// An editor's program may write a file in several steps, and Git writes many at once.
const pauseInMilliseconds = 100;

/**
 * Checks content/ now and at each change, and renews the sound copy whenever nothing is wrong.
 * @param contentDir the folder that editors write in
 * @param soundDir the copy that Gatsby reads
 */
export function guardContent(contentDir: string, soundDir: string): ContentGuard {
  const listeners = new Set<(problems: string) => void>();
  let current = "";

  const look = (): void => {
    const found = renew(contentDir, soundDir);
    if (found === current) return;
    current = found;
    for (const listener of listeners) listener(found);
  };
  look();

  let timer: NodeJS.Timeout | undefined;
  // Files that the watch finds at its start count as changed: one may have been, since it was looked at.
  const watcher = watch(contentDir).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(look, pauseInMilliseconds);
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

// Gives what is wrong, and renews the copy while nothing is.
function renew(contentDir: string, soundDir: string): string {
  try {
    const { problems } = checkContent(contentDir);
    if (problems.length > 0) return formatProblems(problems);
    copyChanges(contentDir, soundDir);
    return "";
  } catch (error) {
    // A file that vanished between being listed and being read: the change that follows is looked at again.
    return error instanceof Error ? error.message : String(error);
  }
}
