import { css } from "@emotion/react";
import { theme } from "../../theme/theme";
import { CategoryLinks, type CategoryLink } from "../ui/category-links";
import { Emphasis } from "../ui/emphasis";
import { Section } from "../ui/section";
import { useLanguage } from "../ui/use-language";
import { FeaturedTeaching } from "./featured-teaching";
import { Paging } from "./paging";
import { categoryName, teachingCards } from "./teaching-cards";
import { TeachingGrid } from "./teaching-grid";
import { rangeInWords } from "./teaching-results";

interface TeachingsPageProps {
  words: Queries.TeachingsFragment & { readonly paging: Queries.PagingFragment };
  /** The articles of this page, in their order. */
  articles: readonly Queries.TeachingFragment[];
  /** The names of those that have a page. */
  readable: readonly string[];
  list: PagedList;
}

/** A page of a list that has several pages, or that is one of several lists. */
export interface PagedList {
  /** From 1. */
  page: number;
  addresses: readonly string[];
  /** How many articles the whole list has, and the number of this page's first one, from 1. */
  total: number;
  first: number;
  /** The category that it lists; undefined if it lists all. */
  category?: string;
  categories: readonly { value: string; address: string }[];
  /** The address of the first page of all teachings. */
  all: string;
}

const heading = css`
  display: grid;
  gap: ${theme.space.lg};
`;

/** A page of the list of teachings: links to the categories' pages, the grid, and the navigation between pages. */
export function TeachingsPage({ words, articles, readable, list }: TeachingsPageProps) {
  const { page, addresses, category } = list;
  const { title, filter, all, categories } = words.list;
  const name = category === undefined ? undefined : categoryName(category, categories);
  const teachings = teachingCards(articles, readable, words);
  const language = useLanguage();
  const [first] = category === undefined && page === 1 ? teachings : [];
  const featured = first?.article.featured ? first : undefined;
  const here: CategoryLink["current"] = page === 1 ? "page" : true;
  const links = categories.flatMap(({ value, label }) => {
    const href = list.categories.find((one) => one.value === value)?.address;
    return href === undefined ? [] : [{ label, href, current: value === category ? here : undefined }];
  });
  const toAll = { label: all, href: list.all, current: category === undefined ? here : undefined };
  return (
    <>
      {featured && <FeaturedTeaching eyebrow={words.featured} {...featured} />}
      <Section ground="paper" labelledBy="teachings">
        <div css={heading}>
          <h2 id="teachings">{name ?? <Emphasis text={title} />}</h2>
          <CategoryLinks label={filter} links={[toAll, ...links]} />
          <p>
            {rangeInWords(words.list.results, { ...list, count: articles.length, category: name }, language)}
          </p>
        </div>
        <TeachingGrid teachings={teachings.filter((teaching) => teaching !== featured)} />
        <Paging words={words.paging} page={page} addresses={addresses} />
      </Section>
    </>
  );
}
