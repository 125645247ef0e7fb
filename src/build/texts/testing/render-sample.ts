import { samplePlace } from "../../../content-model/testing/samples";
import { renderText } from "../render-text";

/**
 * Renders a sample as a page does; its pictures and files always exist.
 * @param body the sample's Markdown
 * @returns its HTML
 */
export async function renderSample(body: string): Promise<string> {
  const { html } = await renderText(body, {
    facts: samplePlace.facts ?? {},
    site: samplePlace.site,
    newTab: "(opens in a new tab)",
    notes: "Notes",
    backToText: "Back to the text",
    table: "Table",
    title: "A sample",
    idPrefix: "sample-",
    findAssets: ({ pictures, files }) =>
      Promise.resolve({
        pictures: new Map(
          pictures
            .filter((path) => path.startsWith("../pictures/"))
            .map((path) => [path, { width: 360, height: 240, src: path.replace("..", "/static") }]),
        ),
        files: new Map(
          files
            .filter((path) => path.startsWith("../files/") || /^\/guides\//.test(path))
            .map((path) => [path, { href: path.replace("..", ""), bytes: 120_000 }]),
        ),
      }),
  });
  return html.replace(
    /(?<=>)(?=<(?:p|h[2-6]|ul|ol|li|figure|aside|blockquote|div|section|table|dl|details)\b)/g,
    "\n",
  );
}
