import { withPlainSpaces } from "../../theme/keep-together";
import type { Thing } from "./thing";

/**
 * Serialises things as one JSON-LD graph for a script element. `<` is escaped, so that no text can close the element.
 */
export function serialise(things: readonly Thing[]): string {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return withPlainSpaces(graph).replaceAll("<", "\\u003c");
}
