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
  /** The articles of the page, in their order. */
  articles: readonly Queries.ArticleCardFragment[];
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
  /** The series that have a page. */
  series: readonly string[];
  /** Whether there is a teaching to search. */
  isSearchable: boolean;
}

/** The number of results that are shown at once. */
const pageSize = 24;

/** The time without changes after which a text is announced, in ms. */
const settledAfterMs = 500;

const searchBox = css`
  max-width: 26rem;
  ${scriptOnlyStyle};
`;

const clearButton = css`
  justify-self: start;
`;

const filters = css`
  ${stack("lg")};
  margin-top: ${theme.space.xs};
`;

/* While there is nothing to read, the filters are not emphasised. */
const quietFilters = css`
  ${stack("md")};

  button {
    border-color: transparent;
  }
`;

/**
 * The list of articles: the featured one, the categories, the search, the grid, and the other pages of the list.
 * Without script, categories and pages are links, and a list that fits on one page is shown completely.
 */
export function Articles({ texts, articles, list }: ArticlesProps) {
  useHydration();
  const { categories, results, search, title, filter, all } = texts.list;
  const isWhole = list.categories.length === 0;
  const [shown, setShown] = useState(pageSize);
  const { row, rememberPosition } = useSteadyRow(shown, setShown);
  const status = useRef<HTMLParagraphElement>(null);
  const { field, query, change, clear, found, hasFailed, isLoading } = useArticleSearch(
    list.category,
    categories.map(({ value }) => value),
    (wanted) => wanted.words.trim() === "" && (isWhole || wanted.category === list.category),
    rememberPosition,
  );
  const language = useLanguage();
  const changeQuery = (next: ArticleQuery) => {
    setShown(pageSize);
    change(next);
  };

  const { category } = query;
  const isSearching = query.words.trim() !== "";
  const isListed = ({ category: own }: { category: string }) =>
    !isWhole || category === undefined || own === category;
  const cards = (found ?? articles.filter(isListed)).map((article) => ({ article, texts: texts.card }));
  const [first] = cards;
  const isFirstPage = found === undefined && category === undefined && list.page === 1;
  const opening = isFirstPage && first?.article.featured ? first : undefined;
  const name = categories.find(({ value }) => value === category)?.label;
  const count = found?.length ?? cards.length;
  const describeResult = () => {
    if (hasFailed) return search.failed;
    if (isLoading) return search.loading;
    if (found && isSearching) return formatSearchResult(search, query.words.trim(), count, language, name);
    if (found || isWhole) return formatFilterResult(results, count, language, name);
    return formatRange(results, { ...list, count, category: name }, language);
  };
  const announcedText = useSettledText(describeResult());
  const addressOf = (value: string) => list.categories.find((one) => one.value === value)?.address;
  const options = categories
    .map(({ value, label }) => ({ value, label, href: addressOf(value) }))
    .filter(({ href }) => isWhole || href !== undefined);
  const seriesLinks = texts.series.entries
    .filter(({ value }) => list.series.includes(value))
    .map(({ value, title: label }) => ({ label, href: `/blog/series/${value}` }));
  const controls = (
    <div css={filters} ref={row}>
      {list.isSearchable && (
        <div role="search" css={searchBox}>
          <TextField
            id="search"
            label={search.label}
            type="search"
            autoComplete="off"
            control={{
              ref: field,
              enterKeyHint: "search",
              onInput: ({ currentTarget }) => {
                changeQuery({ ...query, words: currentTarget.value });
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
          { value: undefined, label: all, href: isWhole ? undefined : texts.article.back.href },
          ...options,
        ]}
        chosenValue={category}
        current={list.page === 1 && !found ? "page" : true}
        choose={(value) => {
          if (!isWhole && !found) return false;
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
          css={[secondaryButton, clearButton]}
          onClick={() => {
            setShown(pageSize);
            clear();
          }}
        >
          {search.clear}
        </button>
      )}
    </div>
  );
  const others = cards.filter((card) => card !== opening);
  return (
    <>
      {opening && list.isSearchable && <FeaturedArticle eyebrow={texts.featured} card={opening} />}
      <Section
        ground="paper"
        id="articles"
        heading={{ title: (found || isWhole ? undefined : name) ?? title }}
        headingStyle={list.isSearchable ? "wide" : "narrow"}
        layout={list.isSearchable ? "stacked" : "split"}
        isLive
        aside={list.isSearchable && controls}
      >
        {list.isSearchable ? (
          <ArticleGrid cards={others.slice(0, found ? shown : undefined)} />
        ) : (
          <div css={quietFilters}>
            {opening && <AnnouncedArticles eyebrow={texts.featured} cards={[opening]} />}
            {controls}
            <AnnouncedArticles cards={others} />
          </div>
        )}
        {found && found.length > shown && (
          <button
            type="button"
            css={secondaryButton}
            onClick={() => {
              flushSync(() => {
                setShown(shown + pageSize);
              });
              focusHeading(found[shown]);
            }}
          >
            {search.more}
          </button>
        )}
        {!found && <Paging texts={texts.paging} page={list.page} addresses={list.addresses} />}
        <ReadNext next={{ title: texts.series.title, links: seriesLinks }} />
        <ReadNext next={texts.follow} />
      </Section>
    </>
  );
}

/** Moves the focus to a card that has appeared: the button may be gone. */
function focusHeading(article: { name: string } | undefined): void {
  const heading = document.getElementById(`article-${article?.name ?? ""}`);
  if (heading) heading.tabIndex = -1;
  heading?.focus();
}

/** The text after a pause in typing, so that screen readers do not announce the result of each key. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, settledAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
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
