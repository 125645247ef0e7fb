import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { scriptOnlyStyle } from "../../../hydration/scripted";
import { useHydration } from "../../../hydration/use-hydration";
import { stack } from "../../../theme/mixins";
import { theme } from "../../../theme/theme";
import { formatSearchResult, formatRange, formatFilterResult } from "../../../search/article-results";
import { secondaryButton } from "../../ui/button-styles";
import { CategoryRow } from "./categories";
import { TextField } from "../../ui/fields";
import { Paging } from "./paging";
import { ReadNext } from "../../ui/read-next";
import { useLanguage } from "../../ui/site-texts";
import type { ArticleQuery } from "./load-article-search";
import { useArticleSearch } from "./use-article-search";
import { useSteadyRow } from "./use-steady-row";
import { AnnouncedArticles, ArticleGrid, FeaturedArticle } from "./article-card";
import { Section } from "../section";

interface ArticlesProps {
  texts: Queries.ArticleListFragment;
  articles: readonly Queries.ArticleCardFragment[];
  list: PagedList;
}

/** One page of a list of articles. The list may have several pages, and there may be a list for each category. */
export interface PagedList {
  /** The number of the page. The first page is 1. */
  page: number;
  addresses: readonly string[];
  total: number;
  /** The number of this page's first article. The first article of the list is 1. */
  firstNumber: number;
  /** The category of the listed articles. Undefined if the list has all articles. */
  category?: string;
  categories: readonly { value: string; address: string }[];
  series: readonly string[];
  /** Whether at least one teaching can be searched. */
  isSearchable: boolean;
}

/** The number of results that are shown at once. */
const pageSize = 24;

/** A text is announced after this time without changes, in ms. */
const settlingMs = 500;

const searchStyle = css`
  max-width: 26rem;
  ${scriptOnlyStyle};
`;

const clearButtonStyle = css`
  justify-self: start;
`;

const filtersStyle = css`
  ${stack("lg")};
  margin-top: ${theme.space.xs};
`;

/* While there is no published teaching, the filters are not emphasised. */
const quietFiltersStyle = css`
  ${stack("md")};

  button {
    border-color: transparent;
  }
`;

/**
 * The list of articles: the featured article, the categories, the search, the grid, and the other pages of the list.
 * Without script, categories and pages are links, and a list that fits on one page is shown completely.
 */
export function Articles({ texts, articles, list }: ArticlesProps) {
  useHydration();
  const { categories, results, search, title, filter, all } = texts.list;
  const isWholeList = list.categories.length === 0;
  const [shownCount, setShownCount] = useState(pageSize);
  const { row, rememberPosition } = useSteadyRow(shownCount, setShownCount);
  const status = useRef<HTMLParagraphElement>(null);
  const {
    field,
    query,
    change,
    clear,
    results: matches,
    hasFailed,
    isLoading,
  } = useArticleSearch(
    list.category,
    categories.map(({ value }) => value),
    (newQuery) => newQuery.text.trim() === "" && (isWholeList || newQuery.category === list.category),
    rememberPosition,
  );
  const language = useLanguage();
  const changeQuery = (newQuery: ArticleQuery) => {
    setShownCount(pageSize);
    change(newQuery);
  };

  const { category } = query;
  const isSearching = query.text.trim() !== "";
  const isListed = ({ category: articleCategory }: { category: string }) =>
    !isWholeList || category === undefined || articleCategory === category;
  const cards = (matches ?? articles.filter(isListed)).map((article) => ({ article, texts: texts.card }));
  const [firstCard] = cards;
  const isFirstPage = matches === undefined && category === undefined && list.page === 1;
  const featuredCard = isFirstPage && firstCard?.article.featured ? firstCard : undefined;
  const categoryName = categories.find(({ value }) => value === category)?.label;
  const count = matches?.length ?? cards.length;
  const describeResult = () => {
    if (hasFailed) return search.failed;
    if (isLoading) return search.loading;
    if (matches && isSearching)
      return formatSearchResult(search, query.text.trim(), count, language, categoryName);
    if (matches || isWholeList) return formatFilterResult(results, count, language, categoryName);
    return formatRange(results, { ...list, count, category: categoryName }, language);
  };
  const announcedText = useSettledText(describeResult());
  const addressOf = (value: string) => list.categories.find((one) => one.value === value)?.address;
  const options = categories
    .map(({ value, label }) => ({ value, label, href: addressOf(value) }))
    .filter(({ href }) => isWholeList || href !== undefined);
  const seriesLinks = texts.series.entries
    .filter(({ value }) => list.series.includes(value))
    .map(({ value, title: label }) => ({ label, href: `/blog/series/${value}` }));
  const controls = (
    <div css={filtersStyle} ref={row}>
      {list.isSearchable && (
        <div role="search" css={searchStyle}>
          <TextField
            id="search"
            label={search.label}
            type="search"
            autoComplete="off"
            control={{
              ref: field,
              enterKeyHint: "search",
              onInput: ({ currentTarget }) => {
                changeQuery({ ...query, text: currentTarget.value });
              },
              // Closes the keyboard on phones.
              onKeyDown: ({ key, nativeEvent }) => {
                if (key === "Enter" && !nativeEvent.isComposing) status.current?.focus();
              },
            }}
          />
        </div>
      )}
      <CategoryRow
        label={filter}
        options={[
          { value: undefined, label: all, href: isWholeList ? undefined : texts.article.back.href },
          ...options,
        ]}
        chosenValue={category}
        currentValue={list.page === 1 && !matches ? "page" : true}
        choose={(value) => {
          if (!isWholeList && !matches) return false;
          changeQuery({ ...query, category: value });
          return true;
        }}
      />
      <p role="status" tabIndex={-1} ref={status}>
        {announcedText}
      </p>
      {isSearching && count === 0 && (
        <button
          type="button"
          css={[secondaryButton, clearButtonStyle]}
          onClick={() => {
            setShownCount(pageSize);
            clear();
          }}
        >
          {search.clear}
        </button>
      )}
    </div>
  );
  const otherCards = cards.filter((card) => card !== featuredCard);
  return (
    <>
      {featuredCard && list.isSearchable && <FeaturedArticle eyebrow={texts.featured} card={featuredCard} />}
      <Section
        ground="paper"
        id="articles"
        heading={{ title: (matches || isWholeList ? undefined : categoryName) ?? title }}
        headingStyle={list.isSearchable ? "wide" : "narrow"}
        layout={list.isSearchable ? "stacked" : "split"}
        isLive
        aside={list.isSearchable && controls}
      >
        {list.isSearchable ? (
          <ArticleGrid cards={otherCards.slice(0, matches ? shownCount : undefined)} />
        ) : (
          <div css={quietFiltersStyle}>
            {featuredCard && <AnnouncedArticles eyebrow={texts.featured} cards={[featuredCard]} />}
            {controls}
            <AnnouncedArticles cards={otherCards} />
          </div>
        )}
        {matches && matches.length > shownCount && (
          <button
            type="button"
            css={secondaryButton}
            onClick={() => {
              flushSync(() => {
                setShownCount(shownCount + pageSize);
              });
              focusHeading(matches[shownCount]);
            }}
          >
            {search.more}
          </button>
        )}
        {!matches && <Paging texts={texts.paging} page={list.page} addresses={list.addresses} />}
        <ReadNext next={{ title: texts.series.title, links: seriesLinks }} />
        <ReadNext next={texts.follow} />
      </Section>
    </>
  );
}

/** Moves the focus to a card that has appeared, because the focused button may be gone. */
function focusHeading(article: { name: string } | undefined): void {
  const heading = document.getElementById(`article-${article?.name ?? ""}`);
  if (heading) heading.tabIndex = -1;
  heading?.focus();
}

/** Returns the text after a pause in typing, so that screen readers do not announce the result of each key. */
function useSettledText(text: string): string {
  const [settledText, setSettledText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettledText(text);
    }, settlingMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settledText;
}

export const articleListFields = graphql`
  fragment ArticleList on BlogPage {
    featured
    list {
      title filter all
      categories { value label }
      results { all one other zero two few many none range rangeOfCategory }
      search { label one other zero two few many none ofCategory noneOfCategory clear loading failed more }
    }
    card { minutes minutesToHear read listen speaker comingSoon draft scheduled }
    paging { label position newer older number }
    series { title entries { value title } }
    follow { ...ReadNext }
    article { back { href } }
  }
`;
