import { withPlainSpaces } from "../../theme/keep-together";
import type { Thing } from "./thing";

/**
 * Writes things as one JSON-LD graph that can stand inside a script element.
 * `<` is escaped, so that no text in it can end the element.
 */
export function serialise(things: readonly Thing[]): string {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return withPlainSpaces(graph).replaceAll("<", "\\u003c");
}
