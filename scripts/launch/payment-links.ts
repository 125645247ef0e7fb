import { fillKnown, type Facts } from "../../src/content-model/placeholders";
import type { ContentFile } from "../../src/content-model/content";
import type { LaunchProblem } from "./problem";

/** The content types whose entries are each paid for separately, and what their entries are called. */
const lists = { "partnership-levels": "levels", "partnership-gifts": "gifts" } as const;

/**
 * A list of levels or gifts whose entries share one payment link, unless `sharedLink` says that this is intended.
 * @param file any content file
 * @param facts the facts that links refer to
 */
export function paymentLinkProblems(
  { file, contentType, data, lineOf }: ContentFile,
  facts: Facts,
): LaunchProblem[] {
  const name = Object.hasOwn(lists, contentType.name)
    ? lists[contentType.name as keyof typeof lists]
    : undefined;
  if (name === undefined) return [];
  const { [name]: entries, sharedLink } = data as Record<string, unknown>;
  if (sharedLink === true || !Array.isArray(entries)) return [];
  const links = entries.map((entry) => fillKnown(linkOf(entry), facts));
  const repeated = links.findIndex((link, index) => links.indexOf(link) !== index);
  if (repeated < 0) return [];
  const line = lineOf([name, repeated]);
  return [
    {
      kind: "link",
      file: `content/${file}`,
      field: name,
      problem: `share a payment link, so that whoever chose an amount is asked for it again.`,
      fix: 'Give each its own: name it under furtherLinks in content/site.json, and write "{links.…}" here. Where one page asks for the amount, write "sharedLink": true.',
      ...(line !== undefined && { line }),
    },
  ];
}

function linkOf(entry: unknown): string {
  const { href, action } = entry as { href?: string; action?: { href?: string } };
  return href ?? action?.href ?? "";
}
