import CMS, { type AppEventListener } from "@sveltia/cms";
import { contentTypeOf } from "../../../src/content-model/content-types";
import { writeEntry } from "./file-formats";
import type { KnownContent } from "./known-content";
import { formatSaveError } from "./save-error";
import { openedSource, type OpenedFields, type SavedFile } from "./newer-version";

/**
 * Runs the content check before each save, and stops the save if it finds a mistake.
 * @param refuseOutdated throws if the save would undo another person's change
 */
export async function checkBeforeSave(
  content: KnownContent,
  refuseOutdated: (file: SavedFile) => Promise<void>,
): Promise<void> {
  // Sveltia gives entries to its hooks as Maps of Immutable, and saves without the hooks if it cannot load that
  // package.
  await import("immutable");
  CMS.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const file = fileOf(entry);
      if (file === undefined) return;
      const mistakes = content.mistakesIn(file.path, file.source);
      if (mistakes.length > 0) stopSave(new Error(formatSaveError(file, mistakes)));
      await refuseOutdated(file).catch(stopSave);
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: ({ entry }) => {
      const file = fileOf(entry);
      if (file !== undefined) content.rememberFile(file.path, file.source);
    },
  });
}

/** If an error's message is saving_failed, Sveltia shows the error's cause to the editor. */
function stopSave(cause: unknown): never {
  throw new Error("saving_failed", { cause });
}

type Entry = Parameters<AppEventListener["handler"]>[0]["entry"];

function fileOf(entry: Entry): (SavedFile & { source: string; isNew: boolean }) | undefined {
  const path = entry.get("path").replace(/^content\//, "");
  const contentType = contentTypeOf(path);
  if (contentType === undefined) return undefined;
  // According to the types, the data is a plain object. It is a Map of Immutable, as in Decap CMS.
  const data = entry.get("data") as unknown as { toJS(): OpenedFields };
  const fields = data.toJS();
  return {
    path,
    branch: `cms/${entry.get("collection")}/${entry.get("slug")}`,
    openedSource: fields[openedSource],
    source: writeEntry(contentType, removeSveltiaKeys(fields)),
    isNew: entry.get("newRecord"),
  };
}

// Sveltia adds properties to list entries, which it does not write to files.
function removeSveltiaKeys(data: object): object {
  return JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key.startsWith("__sc_") ? undefined : value)),
  ) as object;
}
