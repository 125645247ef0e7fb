import type { CheckedContent } from "../../src/content-model/check";
import { fieldName, type Path } from "../../src/content-model/messages";
import type { ContentFile } from "../../src/content-model/content";
import { strayExampleDomainsIn, exampleDomainsIn } from "./example-domains";
import { emailListProblems } from "./email-list";
import { legalProblems } from "./legal-lines";
import { paymentLinkProblems } from "./payment-links";
import type { LaunchKind, LaunchProblem } from "./problem";
import { valuesIn } from "./values";

/** Everything in content/ that is a sample, an example domain or a mistake, and every legal line that is missing. */
export function contentProblems({
  content: { files, facts = {} },
  mistakes,
}: CheckedContent): LaunchProblem[] {
  return [
    ...mistakes.map((mistake) => ({ ...mistake, kind: "mistake" as const })),
    ...files.flatMap((file) => [
      ...samplesIn(file),
      ...domainsIn(file),
      ...domainsInBody(file),
      ...paymentLinkProblems(file, facts),
    ]),
    ...files
      .filter(({ contentType }) => contentType.name === "site")
      .flatMap((file) => [...legalProblems(file), ...emailListProblems(file)]),
  ];
}

function samplesIn(file: ContentFile): LaunchProblem[] {
  return Array.from(valuesIn(file.data))
    .filter(({ path, value }) => path.at(-1) === "sample" && value === true)
    .map(({ path }) =>
      at(file, path, "sample", {
        problem: "marks a sample.",
        fix: "Put the ministry’s own in its place, and take the line with “sample” away.",
      }),
    );
}

function domainsIn(file: ContentFile): LaunchProblem[] {
  // In content/site.json, every address must be real; elsewhere, an address may be an example of the format.
  const find = file.contentType.name === "site" ? exampleDomainsIn : strayExampleDomainsIn;
  return Array.from(valuesIn(file.data)).flatMap(({ path, value }) =>
    typeof value === "string"
      ? find(value).map((domain) => at(file, path, "domain", exampleDomain(domain)))
      : [],
  );
}

function domainsInBody(file: ContentFile): LaunchProblem[] {
  const { body = "", bodyLine = 1 } = file;
  return body.split("\n").flatMap((text, index) =>
    strayExampleDomainsIn(text).map((domain) => ({
      ...at(file, ["body"], "domain", exampleDomain(domain)),
      line: bodyLine + index,
    })),
  );
}

/** The message about an example domain, which is the same everywhere. */
export function exampleDomain(domain: string): { problem: string; fix: string } {
  return { problem: `${domain} is an example’s domain.`, fix: "Write the ministry’s own address." };
}

function at(
  { file, data, lineOf }: ContentFile,
  path: Path,
  kind: LaunchKind,
  said: { problem: string; fix: string },
): LaunchProblem {
  const line = lineOf(path);
  return {
    kind,
    file: `content/${file}`,
    field: fieldName(path, data),
    ...said,
    ...(line !== undefined && { line }),
  };
}
