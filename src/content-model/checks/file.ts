import { hasBody } from "../content-type";
import { missingGlyphs } from "./glyph-coverage";
import type { ContentFile } from "../content-file";
import type { PlacedFinding } from "../problem";
import type { Content } from "../content";
import { validatorsByRole } from "../validators/by-role";
import type { TextPlace } from "../text/fault";
import { textMistakes } from "../text/mistakes";
import { structureFindings } from "./structure";
import { textsIn } from "../visit";

/** All findings in one file, checked against the rest of the content. */
export function fileFindings(contentFile: ContentFile, content: Content): PlacedFinding[] {
  const { file, contentType, data } = contentFile;
  const { files: _others, ...around } = content;
  const place = { file, ...around };
  const texts = Array.from(textsIn(contentType.schema, data));
  return [
    ...structureFindings(contentType, data),
    ...texts.flatMap(({ field, text, path }) =>
      validatorsByRole[field.format]
        .flatMap((validate) => validate(text, { ...place, field }))
        .map((mistake) => ({ path, ...mistake })),
    ),
    ...(hasBody(contentType) ? bodyFindings(contentFile, place) : []),
    ...missingGlyphs(contentFile),
  ];
}

function bodyFindings(
  { contentType, data, body = "", bodyLine = 1 }: ContentFile,
  place: TextPlace,
): PlacedFinding[] {
  const path = ["body"];
  if (body.trim() === "")
    return contentType.mayLackBody?.(data) === true
      ? []
      : [{ path, problem: "is empty.", fix: "Write the text below the second line of dashes." }];
  return textMistakes(body, { ...place, isDraft: isDraft(data) }).map(({ lines, ...message }) => ({
    path,
    ...message,
    lines: lines.map((line) => bodyLine + line - 1),
  }));
}

function isDraft(data: unknown): boolean {
  return typeof data === "object" && data !== null && "status" in data && data.status === "draft";
}
