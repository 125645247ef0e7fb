import type { Content } from "../../../src/content-model/check";
import { deriveContent, mistakesAfter, changeFile } from "../../../src/content-model/check-change";
import { parseFile } from "../../../src/content-model/parse";
import type { Mistake } from "../../../src/content-model/messages";
import { isPicture, isSound, shownFiles } from "../../../src/content-model/media";
import type { Snapshot } from "../snapshot";

/** The content that this page knows. */
export interface KnownContent {
  /** Updates a file to its version in the repository, or to the version that was saved here. */
  rememberFile(path: string, source: string): void;
  /** The facts for placeholders. */
  readFacts(): object;
  /** The mistakes that prevent a file from being saved. */
  mistakesIn(path: string, source: string): Mistake[];
}

/** Starts with the content as it was when the page was built or loaded. */
export function openKnownContent({ sources, staticFiles }: Snapshot): KnownContent {
  const newerFiles = new Map<string, string>();
  let content: Content | undefined;

  const currentContent = (): Content => {
    content ??= deriveContent(
      { paths: Object.keys(sources), staticFiles: new Set(staticFiles) },
      Object.entries(sources).flatMap(([path, source]) => (source === null ? [] : parseFile(path, source))),
    );
    for (const [path, source] of newerFiles) content = changeFile(content, path, source);
    newerFiles.clear();
    return content;
  };

  return {
    rememberFile: (path, source) => {
      newerFiles.set(path, source);
    },
    readFacts: () => currentContent().facts ?? {},
    mistakesIn: (path, source) => mistakesAfter(addChosenFiles(currentContent(), path, source), path, source),
  };
}

// A picture that was just chosen is saved together with the file that shows it.
function addChosenFiles(content: Content, path: string, source: string): Content {
  const chosenFiles = Array.from(shownFiles(parseFile(path, source))).filter(
    (one) => isPicture(one) || isSound(one),
  );
  return { ...content, paths: Array.from(new Set([...content.paths, ...chosenFiles])) };
}
