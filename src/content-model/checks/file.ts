import { hasBody } from "../kind";
import { piecesOf } from "../markdown/pieces";
import type { Mistake, PlacedFinding } from "../problem";
import type { Content, ContentFile } from "../read";
import { rulesByRole, rulesForLines, rulesForPieces } from "../rules/by-role";
import { headingsInOrder } from "../rules/headings-in-order";
import type { Place } from "../rules/rule";
import { structureFindings } from "./structure";
import { textsIn } from "../visit";

/** Everything wrong with one file. In: the file and the content around it. */
export function fileFindings(contentFile: ContentFile, content: Content): PlacedFinding[] {
  const { file, kind, data } = contentFile;
  const { files: _others, ...around } = content;
  const place = { file, ...around };
  const texts = Array.from(textsIn(kind.schema, data));
  return [
    ...structureFindings(kind.schema, data),
    ...texts.flatMap(({ field, text, path }) =>
      rulesByRole[field.format]
        .flatMap((rule) => rule(text, { ...place, field }))
        .map((mistake) => ({ path, ...mistake })),
    ),
    ...(hasBody(kind) ? bodyFindings(contentFile, place) : []),
  ];
}

function bodyFindings({ kind, data, body = "", bodyLine = 1 }: ContentFile, place: Place): PlacedFinding[] {
  const path = ["body"];
  if (body.trim() === "" && kind.mayLackBody?.(data) !== true)
    return [{ path, problem: "is empty.", fix: "Write the text below the second line of dashes." }];
  // With their lines, so that a mistake in a long text is found.
  const at = (line: number) => (mistake: Mistake) => ({ path, line: bodyLine + line - 1, ...mistake });
  return [
    ...body
      .split("\n")
      .flatMap((text, index) =>
        (text === "" ? [] : rulesForLines).flatMap((rule) => rule(text, place)).map(at(index + 1)),
      ),
    ...headingsInOrder(body).map(({ line, ...mistake }) => at(line)(mistake)),
    ...piecesOf(body).flatMap((piece) =>
      rulesForPieces.flatMap((rule) => rule(piece, place)).map(at(piece.line)),
    ),
  ];
}
