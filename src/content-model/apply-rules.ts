import type { Content, ContentFile } from "./content";
import { hasBody } from "./content-type";
import { removeCounts } from "./facts";
import { textsIn } from "./fields";
import { compareMistakes, mistakeAt, type FieldMistake, type Mistake } from "./messages";
import { ownValue } from "./placeholders";
import { contentRules, fieldsRules, textRules } from "./rules/all-rules";
import { textMistakes } from "./rules/body";
import { isShownByFunctions } from "./rules/placeholders";
import type { RuleContext } from "./rules/rule";
import { fieldAt } from "./structure";

/** Step 4 of the check: applies the rules to files, fields and texts, and sorts the mistakes. */
export function applyRules(content: Content): Mistake[] {
  const contentForRules = removeWrongFacts(content);
  const readableFiles = content.files.filter(({ isBroken }) => !isBroken);
  return [
    ...contentRules.flatMap((rule) => rule(content)),
    ...content.files.flatMap((file) => file.mistakes.map((mistake) => mistakeAt(file, mistake))),
    ...readableFiles.flatMap((file) =>
      fieldMistakes(file, contentForRules).map((mistake) => mistakeAt(file, mistake)),
    ),
  ].sort(compareMistakes);
}

/** The mistakes that stop a build, by file. */
export function mistakesIn(content: Content): Mistake[] {
  return applyRules(content).filter(({ isNote }) => isNote !== true);
}

/**
 * Removes the facts if their files have mistakes. Otherwise, every text that uses a wrong fact would be reported too.
 */
function removeWrongFacts(content: Content): Content {
  const factFiles = content.files.filter(({ file }) => ["site.json", "facts.json"].includes(file));
  const areValid = factFiles.every(({ structureMistakes }) => structureMistakes.length === 0);
  return areValid ? content : { ...content, facts: undefined };
}

function fieldMistakes(contentFile: ContentFile, content: Content): FieldMistake[] {
  const { file, contentType, data, structureMistakes } = contentFile;
  const context: RuleContext = { ...content, file, isDraft: ownValue(data, "status") === "draft" };
  const facts = content.facts && removeCounts(content.facts);
  const functionContext: RuleContext = { ...context, facts, isForFunctions: true };
  return [
    ...structureMistakes,
    ...Array.from(textsIn(contentType.schema, data)).flatMap(({ field, text, path }) =>
      textRules[field.format]
        .flatMap(
          (rule) => rule(text, isShownByFunctions(file, path) ? functionContext : context, field) ?? [],
        )
        .map((mistake) => ({ path, ...mistake })),
    ),
    ...commentMistakes(contentFile),
    ...(hasBody(contentType) ? bodyMistakes(contentFile, context) : []),
    ...(structureMistakes.length > 0
      ? []
      : ["every type", contentType.name].flatMap(
          (type) => fieldsRules[type]?.flatMap((rule) => rule(data, content, contentFile)) ?? [],
        )),
  ];
}

// In YAML, a space and # begin a comment. After a code, such as a status, the comment may be intended.
function commentMistakes({ contentType, comments }: ContentFile): FieldMistake[] {
  return comments
    .filter(({ path }) => {
      const field = fieldAt(contentType.schema, path);
      return field !== undefined && "pattern" in field && !field.pattern.startsWith("^[");
    })
    .map(({ path, comment }) => ({
      path,
      problem: `is cut off before “${comment}”, because a space and # start a comment.`,
      fix: `If “${comment}” is part of the value, put straight quotation marks around the whole value: ${String(path.at(-1))}: "…". Otherwise, move the comment to a line of its own.`,
    }));
}

function bodyMistakes({ contentType, data, body, bodyLine }: ContentFile, context: RuleContext) {
  const path = ["body"];
  if (body.trim() === "")
    return contentType.mayLackBody?.(data) === true
      ? []
      : [
          {
            path,
            problem: "is empty.",
            fix: "Write the text (in the file: below the second line of dashes, ---).",
          },
        ];
  return textMistakes(body, context).map(({ lines, ...message }) => ({
    path,
    ...message,
    lines: lines?.map((line) => bodyLine + line - 1),
  }));
}
