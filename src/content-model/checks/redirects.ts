import { normalizeAddress, type Redirects } from "../old-addresses";
import type { Finding } from "../problem";

/**
 * Finds duplicate old addresses; the finding is at the second one.
 * @param data the data of content/redirects.json, with valid structure
 */
export function redirectFindings(data: unknown): Finding[] {
  const listed = (data as Redirects).redirects.map(({ from }) => from);
  const compared = listed.map(normalizeAddress);
  return listed.flatMap((from, index) =>
    compared.indexOf(normalizeAddress(from)) === index
      ? []
      : [
          {
            path: ["redirects", index, "from"],
            problem: `"${from}" stands here twice.`,
            fix: "Keep one of the two; with a slash at its end it is the same address.",
          },
        ],
  );
}
