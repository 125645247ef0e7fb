import CMS, { type AppEventListener } from "@sveltia/cms";
import { kindOf } from "../../../src/content-model/kinds";
import { writeEntry } from "./file-formats";
import type { KnownContent } from "./known-content";
import { clearMistakes, showMistakes } from "./mistakes-panel";

/** Runs the content check before each save, and stops the save where it finds a mistake. */
export function checkBeforeSave(content: KnownContent): void {
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const file = fileOf(entry);
      if (file === undefined) return;
      const mistakes = content.mistakesIn(file.path, file.source);
      clearMistakes(file.path);
      if (mistakes.length === 0) return;
      showMistakes(file, mistakes);
      const said = new Error("Nothing was saved: the content check found mistakes, which the list names.");
      // The screen shows the cause of an error of this name.
      throw new Error("saving_failed", { cause: said });
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const file = fileOf(entry);
      if (file !== undefined) content.remember(file.path, file.source);
    },
  });
}

type Entry = Parameters<AppEventListener["handler"]>[0]["entry"];

function fileOf(entry: Entry): { path: string; source: string } | undefined {
  const path = entry.get("path").replace(/^content\//, "");
  const kind = kindOf(path);
  // The types promise a plain object; it is a Map of Immutable, as in Decap CMS.
  const data = entry.get("data") as unknown as { toJS(): object };
  return kind && { path, source: writeEntry(kind, withoutNotes(data.toJS())) };
}

// Sveltia keeps notes of its own beside the fields of an entry in a list, and does not write them.
function withoutNotes(data: object): object {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key.startsWith("__sc_") ? undefined : value)),
  ) as object;
}
