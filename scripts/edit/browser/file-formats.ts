import CMS from "@sveltia/cms";
import { hasBody, isCollection, type Kind } from "../../../src/content-model/kind";
import { kinds } from "../../../src/content-model/kinds";
import { readJson } from "../../../src/content-model/readers/json";
import { readMdx } from "../../../src/content-model/readers/mdx";
import { writeFields } from "../written-form";
import type { KnownContent } from "./known-content";
import type { KnownVersions } from "./known-versions";

/** Lets the screen read and write each kind of file in the form that `npm run format` writes. */
export function registerFileFormats(content: KnownContent, versions: KnownVersions): void {
  for (const kind of kinds) {
    CMS.registerCustomFormat(kind.name, kind.files.replace(/^.*\./, ""), {
      fromFile: (source) => {
        versions.noteLoaded(source);
        // Newer than the snapshot, if others have changed it since. The name of a file in a folder is not told.
        if (!isCollection(kind)) content.remember(kind.files, source);
        return fieldsOf(kind, source);
      },
      toFile: (fields: object) => {
        const source = writeEntry(kind, fields);
        versions.noteWritten(source);
        return source;
      },
    });
  }
}

/**
 * The text of a file.
 * @param fields its fields as the screen holds them, with its Markdown as `body`
 */
export function writeEntry(kind: Kind, fields: object): string {
  if (!hasBody(kind)) return writeFields(kind, fields, "");
  const { body = "", ...others } = fields as { readonly body?: string };
  return writeFields(kind, others, body);
}

function fieldsOf(kind: Kind, source: string): unknown {
  const { data, findings, broken, body } = hasBody(kind)
    ? readMdx(source)
    : { ...readJson(source), body: undefined };
  if (broken) throw new Error(findings.map(({ problem, fix }) => `${problem} ${fix}`).join(" "));
  return body === undefined ? data : { ...(data as object), body: body.trim() };
}
