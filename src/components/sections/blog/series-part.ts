import { fillText } from "../../../text/fill-text";

interface Part {
  readonly name: string;
  readonly title: string;
  readonly languageAttributes: object | null;
}

/**
 * Which part of a series an article is, with links to the part before and the series.
 * @param parts the parts of its series, in their order
 * @returns undefined if it is in no series
 */
export function seriesPart(
  { entries, part, before, whole }: Omit<Queries.BlogPageSeries, "title">,
  article: { readonly name: string; readonly series: string | null },
  parts: readonly Part[],
) {
  const series = entries.find(({ value }) => value === article.series);
  if (series === undefined) return undefined;
  const index = parts.findIndex(({ name }) => name === article.name);
  const previous = parts[index - 1];
  const address = `/blog/series/${series.value}`;
  return {
    title: fillText(part, { series: series.title, part: index + 1, parts: parts.length }),
    address,
    links: [
      ...(previous
        ? [{ label: fillText(before, { title: isolate(previous) }), href: `/blog/${previous.name}` }]
        : []),
      { label: whole, href: address },
    ],
  };
}

/** The title of a part. In another language, isolates (Unicode) keep its punctuation on its own side of the label. */
function isolate({ title, languageAttributes }: Part): string {
  return languageAttributes ? `\u2068${title}\u2069` : title;
}
