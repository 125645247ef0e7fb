import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useLayoutEffect, useRef, useState } from "react";
import { useHydration } from "../../hydration/use-hydration";
import { theme } from "../../theme/theme";
import { CategoryFilter, type CategoryLink, CategoryLinks } from "../ui/categories";
import { Paging } from "../ui/paging";
import { useLanguage } from "../ui/site-words";
import { ArticleGrid, FeaturedArticle, type ArticleCard } from "./article-card";
import { rangeInWords, resultsInWords } from "../../words/article-results";
import { Section } from "./section";

interface ArticlesProps {
  words: Queries.ArticleListFragment;
  /** The articles of the page, in their order. */
  articles: readonly Queries.ArticleCardFragment[];
  /** The names of those that have a page. */
  readable: readonly string[];
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
  /** The address of the first page of all articles. */
  all: string;
}

const filters = css`
  display: grid;
  gap: ${theme.space.lg};
  margin-top: ${theme.space.xs};
`;

/**
 * The featured article, the filters and the grid, if one page lists all articles. Without script, all articles are
 * shown and the filters are hidden.
 */
export function Articles(props: ArticlesProps) {
  useHydration();
  const { list, featured } = props.words;
  const [chosen, setChosen] = useState<string>();
  const { row, hold } = useSteadyRow(chosen);
  const language = useLanguage();

  const cards = cardsOf(props).filter(({ article }) => chosen === undefined || article.category === chosen);
  const [first] = cards;
  const opening = chosen === undefined && first?.article.featured ? first : undefined;
  const category = chosen === undefined ? undefined : nameOf(chosen, list.categories);
  return (
    <>
      {opening && <FeaturedArticle eyebrow={featured} card={opening} />}
      <Section
        ground="paper"
        id="articles"
        heading={{ title: list.title }}
        headingStyle="wide"
        live
        aside={
          <div css={filters}>
            <div ref={row}>
              <CategoryFilter
                label={list.filter}
                all={list.all}
                categories={list.categories}
                chosen={chosen}
                choose={(next) => {
                  hold();
                  setChosen(next);
                }}
              />
            </div>
            <p role="status">{resultsInWords(list.results, cards.length, language, category)}</p>
          </div>
        }
      >
        <ArticleGrid cards={cards.filter((card) => card !== opening)} />
      </Section>
    </>
  );
}

/** A page of the list of articles: links to the categories' pages, the grid, and the navigation between pages. */
export function ArticlesPage({ list, ...props }: ArticlesProps & { list: PagedList }) {
  const { words } = props;
  const { page, addresses, category } = list;
  const { title, filter, all, categories, results } = words.list;
  const language = useLanguage();
  const name = category === undefined ? undefined : nameOf(category, categories);
  const cards = cardsOf(props);
  const [first] = category === undefined && page === 1 ? cards : [];
  const opening = first?.article.featured ? first : undefined;
  const here: CategoryLink["current"] = page === 1 ? "page" : true;
  const links = list.categories.map(({ value, address }) => {
    return {
      label: nameOf(value, categories),
      href: address,
      current: value === category ? here : undefined,
    };
  });
  const toAll = { label: all, href: list.all, current: category === undefined ? here : undefined };
  const range = { ...list, count: cards.length, category: name };
  return (
    <>
      {opening && <FeaturedArticle eyebrow={words.featured} card={opening} />}
      <Section
        ground="paper"
        id="articles"
        heading={{ title: name ?? title }}
        headingStyle="wide"
        aside={
          <div css={filters}>
            <CategoryLinks label={filter} links={[toAll, ...links]} />
            <p>{rangeInWords(results, range, language)}</p>
          </div>
        }
      >
        <ArticleGrid cards={cards.filter((card) => card !== opening)} />
        <Paging words={words.paging} page={page} addresses={addresses} />
      </Section>
    </>
  );
}

function cardsOf({ words: { card, list }, articles, readable }: ArticlesProps): ArticleCard[] {
  return articles.map((article) => ({
    article,
    readable: readable.includes(article.name),
    category: nameOf(article.category, list.categories),
    words: card,
  }));
}

/**
 * The visible name of a category.
 * @throws if the blog's page has no name for it
 */
function nameOf(value: string, categories: Queries.ArticleListFragment["list"]["categories"]): string {
  const name = categories.find((category) => category.value === value)?.label;
  if (name === undefined) throw new Error(`content/pages/blog.json has no name for the category ${value}.`);
  return name;
}

/**
 * Keeps the row at its position in the window when content above it appears or disappears.
 * @param change the state whose change causes the rendering
 * @returns the row's ref, and a function to call before the change
 */
function useSteadyRow(change: unknown) {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const now = row.current?.getBoundingClientRect().top;
    if (now !== undefined && before.current !== undefined)
      scrollBy({ top: now - before.current, behavior: "instant" });
    before.current = undefined;
  }, [change]);
  const hold = () => {
    before.current = row.current?.getBoundingClientRect().top;
  };
  return { row, hold };
}

export const articleListFields = graphql`
  fragment ArticleList on BlogPage {
    featured
    list {
      title filter all
      categories { value label }
      results { all one other zero two few many none range rangeOfCategory }
    }
    card { ...ArticleWords }
    paging { ...Paging }
  }
`;
