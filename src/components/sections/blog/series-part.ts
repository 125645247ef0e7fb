import { fillText } from "../../../text/fill-text";

interface Part {
  readonly name: string;
  readonly title: string;
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
        ? [{ label: fillText(before, { title: previous.title }), href: `/blog/${previous.name}` }]
        : []),
      { label: whole, href: address },
    ],
  };
}
