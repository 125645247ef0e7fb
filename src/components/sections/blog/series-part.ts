import { fillText } from "../../../text/fill-text";

interface Part {
  readonly name: string;
  readonly title: string;
}

/**
 * Which part of a series an article is, with links to the part before, the part after and the series.
 * @param parts the parts of its series, in their order
 * @returns undefined if it is in no series
 */
export function seriesPart(
  { entries, part, before, after, whole }: Omit<Queries.BlogPageSeries, "title">,
  article: { readonly name: string; readonly series: string | null },
  parts: readonly Part[],
) {
  const series = entries.find(({ value }) => value === article.series);
  if (series === undefined) return undefined;
  const index = parts.findIndex(({ name }) => name === article.name);
  const linkTo = (label: string, other: Part | undefined) =>
    other === undefined
      ? []
      : [{ label: fillText(label, { title: other.title }), href: `/blog/${other.name}` }];
  const address = `/blog/series/${series.value}`;
  return {
    title: fillText(part, { series: series.title, part: index + 1, parts: parts.length }),
    address,
    links: [
      ...linkTo(before, parts[index - 1]),
      ...linkTo(after, parts[index + 1]),
      { label: whole, href: address },
    ],
  };
}
