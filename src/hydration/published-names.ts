import nameOf from "@emotion/hash";
import { shortName } from "./style-names";

const published = new Map(window.pageData?.styleNames.map((name, place) => [name, shortName(place)]));

/**
 * Stands in for Emotion's own in the published scripts (src/build/bundles/webpack.ts): what the server has named anew
 * has that name here too.
 * @param styles the declarations that a class stands for
 */
export default function publishedName(styles: string): string {
  const name = nameOf(styles);
  return published.get(name) ?? name;
}
