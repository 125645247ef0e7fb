import type { Finding } from "../problem";

/**
 * Finds additional links that have the name of another link.
 * @param data the data of site.json, with valid structure
 */
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
