import CMS from "@sveltia/cms";
import {
  hasBody,
  isCollection,
  type ContentType,
  contentTypes,
} from "../../../src/content-model/content-types";
import { readJson, readMdx } from "../../../src/content-model/parse";
import { writeFields } from "../../written-form";
import type { KnownContent } from "./known-content";
import { normalizeLoaded, openedSource, type OpenedFields } from "./newer-version";

/**
 * Lets the screen read and write the files of each content type in the format of `npm run format`.
 * @returns a function that returns whether this window has written a text
 */
export function registerFileFormats(content: KnownContent): (source: string) => boolean {
  const writtenSources = new Set<string>();
  for (const contentType of contentTypes) {
    CMS.registerCustomFormat(contentType.name, contentType.files.replace(/^.*\./, ""), {
      fromFile: (source) => {
        // The file can be newer than the snapshot. Sveltia does not pass the names of files in folders.
        if (!isCollection(contentType)) content.rememberFile(contentType.files, source);
        return { ...fieldsOf(contentType, source), [openedSource]: normalizeLoaded(source) };
      },
      toFile: (fields: object) => {
        const source = writeEntry(contentType, fields);
        writtenSources.add(normalizeLoaded(source));
        return source;
      },
    });
  }
  return (source) => writtenSources.has(normalizeLoaded(source));
}

/**
 * The text of a file.
 * @param fields the fields of the form, with the Markdown as `body`, and the file's text when the form was opened
 */
export function writeEntry(contentType: ContentType, fields: object): string {
  const { [openedSource]: sourceWhenOpened, ...data } = fields as OpenedFields;
  const earlierFields = sourceWhenOpened === undefined ? {} : fieldsOf(contentType, sourceWhenOpened);
  if (!hasBody(contentType)) return writeFields(contentType, data, "", earlierFields);
  const { body = "", ...otherFields } = data as { readonly body?: string };
  return writeFields(contentType, otherFields, body, earlierFields);
}

function fieldsOf(contentType: ContentType, source: string): object {
  const { data, mistakes, isBroken, body } = hasBody(contentType)
    ? readMdx(source)
    : { ...readJson(source), body: undefined };
  if (isBroken) throw new Error(mistakes.map(({ problem, fix }) => `${problem} ${fix}`).join(" "));
  return { ...(data as object), ...(body !== undefined && { body: body.trim() }) };
}
