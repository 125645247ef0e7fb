import type { Content } from "./content";
import type { ContentFile } from "./content-file";
import { hasBody } from "./content-type";
import type { Role } from "./fields";
import { byPlace, fieldName, type PlacedFinding, type Problem } from "./problem";
import { comparisonFindings, repeatedIds } from "./rules/across";
import { pathProblems } from "./rules/files";
import { knownDestination, realWebAddress, unansweredAddress } from "./rules/links";
import { existingPicture } from "./rules/pictures";
import type { Place, Rule } from "./rules/rule";
import { fieldAt, structureFindings } from "./rules/structure";
import { knownCurrency, knownLanguage, knownZone, realDay, realMailAddress } from "./rules/values";
import { copyRules, linkedRules, proseRules, readableSigns } from "./rules/words";
import { textMistakes } from "./text/mistakes";
import { textsIn } from "./visit";

/** All problems of the content by file, except those inside picture files. */
export function problemsIn(content: Content): readonly Problem[] {
  return findingsIn(content).filter(({ isNote }) => isNote !== true);
}

/** All problems and notes of the content by file, except those inside picture files. */
export function findingsIn(content: Content): readonly Problem[] {
  const whole = content.files.filter(({ broken }) => !broken);
  const problems = [
    ...pathProblems(content),
    ...content.files.flatMap((file) => {
      const found = file.broken ? file.findings : [...file.findings, ...findingsOf(file, content)];
      return found.map((finding) => problemAt(file, finding));
    }),
    ...repeatedIds(whole).map((finding) => problemAt(finding.file, finding)),
  ];
  return problems.sort(byPlace);
}

/** The rules of each role of a text. What a pattern can express is part of the field. */
const rulesByRole: Readonly<Record<Role, readonly Rule[]>> = {
  copy: copyRules,
  linked: linkedRules,
  prose: proseRules,
  href: [readableSigns, knownDestination],
  former: [unansweredAddress],
  picture: [existingPicture],
  id: [],
  day: [realDay],
  email: [realMailAddress],
  url: [readableSigns, realWebAddress],
  zone: [knownZone],
  language: [knownLanguage],
  currency: [knownCurrency],
};

function findingsOf(contentFile: ContentFile, content: Content): PlacedFinding[] {
  const { file, contentType, data } = contentFile;
  const { files: _others, ...around } = content;
  const place = { file, ...around };
  return [
    ...structureFindings(contentType, data),
    ...Array.from(textsIn(contentType.schema, data)).flatMap(({ field, text, path }) =>
      rulesByRole[field.format]
        .flatMap((rule) => rule(text, { ...place, field }))
        .map((mistake) => ({ path, ...mistake })),
    ),
    ...lostBehindComments(contentFile),
    ...(hasBody(contentType) ? bodyFindings(contentFile, place) : []),
    ...comparisonFindings(contentFile, content),
  ];
}

// In YAML, a blank and # begin a comment. Behind a code, such as a status, it may well be meant.
function lostBehindComments({ contentType, comments = [] }: ContentFile): PlacedFinding[] {
  return comments.flatMap(({ path, written, words }) => {
    const field = fieldAt(contentType.schema, path);
    const holdsWords = field !== undefined && "pattern" in field && !field.pattern.startsWith("^[");
    if (!holdsWords) return [];
    return [
      {
        path,
        problem: `loses “${words}”: a blank and # begin a note there, which no page shows.`,
        fix: `Put all of it in straight quotation marks: ${String(path.at(-1))}: "${`${written} ${words}`.trim()}"`,
      },
    ];
  });
}

function bodyFindings({ contentType, data, body = "", bodyLine = 1 }: ContentFile, place: Place) {
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

function problemAt({ file, data, lineOf }: ContentFile, finding: PlacedFinding): Problem {
  const { path, problem, fix, lines, isNote, line = lines?.[0] ?? lineOf(path) } = finding;
  return {
    file: `content/${file}`,
    field: fieldName(path, data),
    problem,
    fix,
    ...(line !== undefined && { line }),
    ...(lines !== undefined && lines.length > 1 && { lines }),
    ...(isNote === true && { isNote }),
  };
}
