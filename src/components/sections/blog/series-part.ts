import { fillText } from "../../../text/fill-text";

interface Part {
  readonly name: string;
  readonly title: string;
  readonly languageAttributes: object | null;
}

/**
 * Describes an article as a part of its series, with links to the previous part and to the series.
 * @param parts the parts of its series, in their order
 * @returns undefined if the article does not belong to a series
 */
export function seriesPart(
  texts: Omit<Queries.BlogPageSeries, "title">,
  article: { readonly name: string; readonly series: string | null },
  parts: readonly Part[],
) {
  const series = texts.entries.find(({ value }) => value === article.series);
  if (series === undefined) return undefined;
  const index = parts.findIndex(({ name }) => name === article.name);
  const previousPart = parts[index - 1];
  const address = `/blog/series/${series.value}`;
  return {
    title: fillText(texts.part, { series: series.title, part: index + 1, parts: parts.length }),
    address,
    links: [
      ...(previousPart
        ? [
            {
              label: fillText(texts.before, { title: isolateTitle(previousPart) }),
              href: `/blog/${previousPart.name}`,
            },
          ]
        : []),
      { label: texts.whole, href: address },
    ],
  };
}

/** The title of a part. Unicode isolates keep the punctuation of a title in another language beside the title. */
function isolateTitle({ title, languageAttributes }: Part): string {
  return languageAttributes ? `\u2068${title}\u2069` : title;
}
