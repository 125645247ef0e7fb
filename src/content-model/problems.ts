import { categoryFindings } from "./checks/categories";
import { countFindings } from "./checks/counts";
import { courseFindings } from "./checks/course";
import { devotionalFindings } from "./checks/devotional";
import { fileFindings } from "./checks/file";
import { eventFindings } from "./checks/event";
import { gatheringFindings } from "./checks/gathering";
import { linkFindings } from "./checks/links";
import { repeatedIds } from "./checks/ids";
import { pathProblems } from "./checks/paths";
import { redirectFindings } from "./checks/redirects";
import { byPlace, fieldName } from "./problem";
import type { PlacedFinding, Problem } from "./problem";
import type { ContentFile } from "./content-file";
import type { Content } from "./content";
import { structureFindings } from "./checks/structure";

/** All problems of the content by file, except those inside picture files. */
export function problemsIn(content: Content): readonly Problem[] {
  return findingsIn(content).filter(({ isNote }) => isNote !== true);
}

/** All problems and notes of the content by file, except those inside picture files. */
export function findingsIn(content: Content): readonly Problem[] {
  const whole = content.files.filter(({ broken }) => !broken);
  const problems = [
    ...pathProblems(content),
    ...content.files.flatMap((file) => file.findings.map((finding) => problemAt(file, finding))),
    ...whole.flatMap((file) => fileFindings(file, content).map((finding) => problemAt(file, finding))),
    ...whole.flatMap((file) => comparisonFindings(file, content).map((finding) => problemAt(file, finding))),
    ...repeatedIds(whole).map((finding) => problemAt(finding.file, finding)),
  ];
  return problems.sort(byPlace);
}

type Comparison = (file: ContentFile, content: Content) => PlacedFinding[];

/** Comparisons between or within files, by the file's content type. They run only if the file's structure is valid. */
const comparisons: Readonly<Partial<Record<string, Comparison>>> = {
  facts: (_file, { facts = {}, files, language }) => [
    ...gatheringFindings(facts, language),
    ...courseFindings(facts, language),
    ...countFindings(facts, files),
  ],
  event: ({ data }, { today }) => eventFindings(data, today),
  site: ({ data }) => linkFindings(data),
  article: ({ data }, { files }) => categoryFindings(data, files),
  devotional: ({ data }, { facts }) => devotionalFindings(data, facts),
  redirects: ({ data }) => redirectFindings(data),
};

function comparisonFindings(file: ContentFile, content: Content): PlacedFinding[] {
  const compare = comparisons[file.contentType.name];
  if (!compare || structureFindings(file.contentType, file.data).length > 0) return [];
  return compare(file, content);
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
