import { categoryFindings } from "./checks/categories";
import { countFindings } from "./checks/counts";
import { courseFindings } from "./checks/course";
import { devotionalFindings } from "./checks/devotional";
import { fileFindings } from "./checks/file";
import { sharedPictures } from "./checks/drawn";
import { eventFindings } from "./checks/event";
import { gatheringFindings } from "./checks/gathering";
import { linkFindings } from "./checks/links";
import { repeatedIds } from "./checks/ids";
import { pathProblems } from "./checks/paths";
import { pictureProblems } from "./checks/pictures";
import { redirectFindings } from "./checks/redirects";
import { byPlace, fieldName } from "./problem";
import type { Finding, PlacedFinding, Problem } from "./problem";
import { readContent } from "./read";
import type { Content, ContentFile } from "./read";
import { structureFindings } from "./checks/structure";

/** The outcome of a check: what was read, and everything that is wrong with it. */
export interface CheckedContent {
  readonly content: Content;
  readonly problems: readonly Problem[];
}

/**
 * Checks all of content/ against its kinds, and reports every mistake at once.
 * In: the content folder. Throws only where the folder cannot be read.
 */
export function checkContent(contentDir: string): CheckedContent {
  const content = readContent(contentDir);
  const problems = [...problemsIn(content), ...pictureProblems(contentDir, content.paths)];
  return { content, problems: problems.sort(byPlace) };
}

/** Everything that is wrong with the content, file by file, but for what is in the pictures. */
export function problemsIn(content: Content): readonly Problem[] {
  const whole = content.files.filter(({ broken }) => !broken);
  const problems = [
    ...pathProblems(content),
    ...content.files.flatMap((file) => file.findings.map((finding) => problemAt(file, finding))),
    ...whole.flatMap((file) => fileFindings(file, content).map((finding) => problemAt(file, finding))),
    ...whole.flatMap((file) => comparisonFindings(file, content).map((finding) => problemAt(file, finding))),
    ...[...repeatedIds(whole), ...sharedPictures(whole)].map((finding) => problemAt(finding.file, finding)),
  ];
  return problems.sort(byPlace);
}

type Comparison = (file: ContentFile, content: Content) => Finding[];

/** By the kind of a file: what it says is compared with another, or with itself, once it is in its form. */
const comparisons: Readonly<Partial<Record<string, Comparison>>> = {
  facts: (_file, { facts = {}, files }) => [
    ...gatheringFindings(facts),
    ...courseFindings(facts),
    ...countFindings(facts, files),
  ],
  event: ({ data }, { today }) => eventFindings(data, today),
  site: ({ data }) => linkFindings(data),
  "page-blog": (file, { files }) => categoryFindings(file, files),
  devotional: ({ data }, { facts }) => devotionalFindings(data, facts),
  redirects: ({ data }) => redirectFindings(data),
};

function comparisonFindings(file: ContentFile, content: Content): Finding[] {
  const compare = comparisons[file.kind.name];
  if (!compare || structureFindings(file.kind.schema, file.data).length > 0) return [];
  return compare(file, content);
}

function problemAt({ file, data, lineOf }: ContentFile, finding: PlacedFinding): Problem {
  const { path, problem, fix, line = lineOf(path) } = finding;
  return {
    file: `content/${file}`,
    field: fieldName(path, data),
    problem,
    fix,
    ...(line !== undefined && { line }),
  };
}
