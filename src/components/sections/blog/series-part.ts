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
  { entries, part, before, whole }: Omit<Queries.BlogPageSeries, "title">,
  article: { readonly name: string; readonly series: string | null },
  parts: readonly Part[],
) {
  const series = entries.find(({ value }) => value === article.series);
  if (series === undefined) return undefined;
  const index = parts.findIndex(({ name }) => name === article.name);
  const previousPart = parts[index - 1];
  const address = `/blog/series/${series.value}`;
  return {
    title: fillText(part, { series: series.title, part: index + 1, parts: parts.length }),
    address,
    links: [
      ...(previousPart
        ? [{ label: fillText(before, { title: isolate(previousPart) }), href: `/blog/${previousPart.name}` }]
        : []),
      { label: whole, href: address },
    ],
  };
}

/** The title of a part. Unicode isolates keep the punctuation of a title in another language beside the title. */
function isolate({ title, languageAttributes }: Part): string {
  return languageAttributes ? `\u2068${title}\u2069` : title;
}
