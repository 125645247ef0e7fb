import type { Finding } from "../problem";

/** The further links that have the name of another, which would be taken for them. In: site.json, in its form. */
export function linkFindings(data: unknown): Finding[] {
  const { links, furtherLinks = [] } = data as { links: object; furtherLinks?: readonly { name: string }[] };
  return furtherLinks.flatMap(({ name }, index) =>
    name in links
      ? [
          {
            path: ["furtherLinks", index, "name"],
            problem: `"${name}" is the name of one of the links above.`,
            fix: `Give this one another, or mend links.${name}.`,
          },
        ]
      : [],
  );
}
