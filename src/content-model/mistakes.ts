import { type Content, type ContentFile, withFile } from "./content";
import { hasBody } from "./content-type";
import { contentTypeOf } from "./content-types";
import { withoutCounts } from "./facts";
import { type Role, textsIn } from "./fields";
import { byPlace, fieldName, type FieldMistake, type Mistake } from "./messages";
import { ownValue } from "./placeholders";
import { comparisonMistakes, knownChoice, repeatedIds } from "./rules/across";
import { pathMistakes } from "./rules/files";
import { knownDestination, realWebAddress, unansweredAddress } from "./rules/links";
import { existingPicture } from "./rules/pictures";
import { existingRecording } from "./rules/recordings";
import type { Place, Rule } from "./rules/rule";
import { fieldAt, structureMistakes } from "./rules/structure";
import { copyRules, linkedRules, proseRules, readableSigns } from "./rules/words";
import { textMistakes } from "./text/mistakes";

/** All mistakes of the content by file, except those inside picture files. */
export function mistakesIn(content: Content): readonly Mistake[] {
  return mistakesAndNotes(content).filter(({ isNote }) => isNote !== true);
}

/** All mistakes and notes of the content by file, except those inside picture files. */
export function mistakesAndNotes(content: Content): readonly Mistake[] {
  const whole = content.files.filter(({ broken }) => !broken);
  const place = withoutWrongFacts(content);
  const mistakes = [
    ...pathMistakes(content),
    ...content.files.flatMap((file) => {
      const found = file.broken ? file.mistakes : [...file.mistakes, ...fieldMistakes(file, place)];
      return found.map((mistake) => mistakeAt(file, mistake));
    }),
    ...repeatedIds(whole).map((mistake) => mistakeAt(mistake.file, mistake)),
  ];
  return mistakes.sort(byPlace);
}

/**
 * The content without its facts while a name or a value in their files is wrong: every text that needs it would be called
 * mistaken too.
 */
function withoutWrongFacts(content: Content): Content {
  const ofFacts = content.files.filter(({ file }) => ["site.json", "facts.json"].includes(file));
  const areRight = ofFacts.every(
    ({ contentType, data }) => structureMistakes(contentType, data).length === 0,
  );
  return areRight ? content : { ...content, facts: undefined };
}

/** The rules of each role of a text. What the text alone can tell is part of the field. */
const rulesByRole: Readonly<Record<Role, readonly Rule[]>> = {
  copy: copyRules,
  linked: linkedRules,
  prose: proseRules,
  href: [readableSigns, knownDestination],
  former: [unansweredAddress],
  picture: [existingPicture],
  recording: [existingRecording],
  id: [],
  chosen: [knownChoice],
  day: [],
  email: [],
  url: [readableSigns, realWebAddress],
  code: [],
};

function fieldMistakes(contentFile: ContentFile, content: Content): FieldMistake[] {
  const { file, contentType, data } = contentFile;
  const place: Place = { ...content, file, isDraft: ownValue(data, "status") === "draft" };
  // The functions fill a form's words, but for those that only its page shows.
  const inMails = file.startsWith("forms/")
    ? { ...place, facts: content.facts && withoutCounts(content.facts) }
    : place;
  return [
    ...structureMistakes(contentType, data),
    ...Array.from(textsIn(contentType.schema, data)).flatMap(({ field, text, path }) =>
      rulesByRole[field.format]
        .flatMap((rule) => rule(text, path[0] === "next" ? place : inMails, field) ?? [])
        .map((mistake) => ({ path, ...mistake })),
    ),
    ...lostBehindComments(contentFile),
    ...(hasBody(contentType) ? bodyMistakes(contentFile, place) : []),
    ...comparisonMistakes(contentFile, content),
  ];
}

// In YAML, a blank and # begin a comment. Behind a code, such as a status, it may well be meant.
function lostBehindComments({ contentType, comments }: ContentFile): FieldMistake[] {
  return comments
    .filter(({ path }) => {
      const field = fieldAt(contentType.schema, path);
      return field !== undefined && "pattern" in field && !field.pattern.startsWith("^[");
    })
    .map(({ path, written, words }) => ({
      path,
      problem: `loses “${words}”: a blank and # begin a note there, which no page shows.`,
      fix: `Put all of it in straight quotation marks: ${String(path.at(-1))}: "${`${written} ${words}`.trim()}"`,
    }));
}

function bodyMistakes({ contentType, data, body, bodyLine }: ContentFile, place: Place) {
  const path = ["body"];
  if (body.trim() === "")
    return contentType.mayLackBody?.(data) === true
      ? []
      : [{ path, problem: "is empty.", fix: "Write the text below the second line of dashes." }];
  return textMistakes(body, place).map(({ lines, ...message }) => ({
    path,
    ...message,
    lines: lines?.map((line) => bodyLine + line - 1),
  }));
}

/** The mistake of a file with its place there: the name of its field, and its line. */
export function mistakeAt(
  { file, data, lineOf }: ContentFile,
  { path, lines, line = lines?.[0] ?? lineOf(path), ...about }: FieldMistake,
): Mistake {
  const several = lines !== undefined && lines.length > 1 ? lines : undefined;
  return { ...about, file: `content/${file}`, field: fieldName(path, data), line, lines: several };
}

/**
 * The mistakes for which a change to one file is refused: those in the file itself, and those that the change causes
 * in other files. Earlier mistakes elsewhere do not stop it; nor does a picture that no page shows.
 * @param content the content before the change
 * @param path the file's path in content/
 * @param source its new text; undefined deletes the file
 */
export function mistakesAfter(content: Content, path: string, source: string | undefined): Mistake[] {
  const after = mistakesIn(withFile(content, path, source));
  const own = after.filter(({ file }) => file === `content/${path}`);
  const others = after.filter(
    (one) => !own.includes(one) && contentTypeOf(one.file.slice("content/".length)) !== undefined,
  );
  // Most contents have none, and checking takes its time.
  if (others.length === 0) return own;
  const before = new Set(mistakesIn(content).map(identity));
  return [...own, ...others.filter((one) => !before.has(identity(one)))];
}

function identity({ file, field, problem }: Mistake): string {
  return JSON.stringify([file, field, problem]);
}
