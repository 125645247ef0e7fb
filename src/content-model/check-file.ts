import { hasBody } from "./kind";
import type { Finding } from "./problem";
import type { Content, ContentFile } from "./read";
import { rulesByRole, rulesForBody } from "./rules/by-role";
import { structureFindings } from "./structure";
import { textsIn } from "./visit";

/** Everything wrong with one file. In: the file and the content around it. */
export function fileFindings(
  { file, kind, data, body = "" }: ContentFile,
  { paths, facts }: Content,
): Finding[] {
  const place = { file, paths, facts };
  const texts = Array.from(textsIn(kind.schema, data));
  return [
    ...structureFindings(kind.schema, data),
    ...texts.flatMap(({ field, text, path }) =>
      rulesByRole[field.format]
        .flatMap((rule) => rule(text, { ...place, field }))
        .map((mistake) => ({ path, ...mistake })),
    ),
    ...(hasBody(kind) && !(kind.bodyMayWait && body.trim() === "") ? bodyFindings(body, place) : []),
  ];
}

function bodyFindings(body: string, place: Parameters<(typeof rulesForBody)[number]>[1]): Finding[] {
  const path = ["body"];
  if (body.trim() === "")
    return [{ path, problem: "is empty.", fix: "Write the text below the second line of dashes." }];
  return rulesForBody.flatMap((rule) => rule(body, place)).map((mistake) => ({ path, ...mistake }));
}
