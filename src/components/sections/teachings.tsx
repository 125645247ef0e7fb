import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { wakeMark } from "../../hydration/marks";
import { useHydration } from "../../hydration/use-hydration";
import { theme } from "../../theme/theme";
import { CategoryFilter } from "../ui/category-filter";
import { Emphasis } from "../ui/emphasis";
import { Section } from "../ui/section";
import { FeaturedTeaching } from "./featured-teaching";
import { TeachingGrid } from "./teaching-grid";

interface TeachingsProps {
  words: Queries.TeachingsFragment;
  /** The articles of this page of the blog, in their order. */
  articles: readonly Queries.TeachingFragment[];
  /** How many articles all pages list. */
  total: number;
  /** The names of those that have a page. */
  readable: readonly string[];
  /** Whether the first of them may open the blog. */
  opens: boolean;
  /** What follows the grid: the way to other pages. */
  children?: ReactNode;
}

const heading = css`
  display: grid;
  gap: ${theme.space.lg};
`;

/** The featured teaching, the filters and the grid; without script everything is shown and no filter is offered. */
export function Teachings({ words, articles, total, readable, opens, children }: TeachingsProps) {
  useHydration("Teachings");
  const { list } = words;
  // On one page of several the filters look through that page alone, and the words say so.
  const results = articles.length < total ? list.results.paged : list.results;
  const [chosen, setChosen] = useState<string>();
  const { row, hold } = useSteadyRow(chosen);

  const teachings = articles
    .filter(({ frontmatter }) => chosen === undefined || frontmatter.category === chosen)
    .map((article) => ({
      article,
      readable: readable.includes(article.name),
      category: nameOf(article.frontmatter.category, list.categories),
      words: words.card,
    }));
  const [first] = opens ? teachings : [];
  const featured = chosen === undefined && first?.article.frontmatter.featured ? first : undefined;
  const others = teachings.filter((teaching) => teaching !== featured);
  const category = chosen === undefined ? undefined : nameOf(chosen, list.categories);
  return (
    <>
      {featured && <FeaturedTeaching eyebrow={words.featured} {...featured} />}
      <Section ground="paper" labelledBy="teachings">
        <div css={heading} {...wakeMark}>
          <h2 id="teachings">
            <Emphasis text={list.title} />
          </h2>
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
          <p role="status">{resultsInWords({ count: teachings.length, total, category }, results)}</p>
        </div>
        <TeachingGrid teachings={others} />
        {children}
      </Section>
    </>
  );
}

function nameOf(value: string, categories: Queries.TeachingsFragment["list"]["categories"]): string {
  const name = categories.find((category) => category.value === value)?.label;
  if (name === undefined) throw new Error(`content/pages/blog.json has no name for the category ${value}.`);
  return name;
}

/** In: how many are shown and listed in all, and the name of the chosen category. */
function resultsInWords(
  { count, total, category }: { count: number; total: number; category: string | undefined },
  words: Omit<Queries.TeachingsFragment["list"]["results"], "paged">,
): string {
  const ofCategory = count === 0 ? words.none : count === 1 ? words.one : words.other;
  return (category === undefined ? words.all : ofCategory)
    .replace("{count}", String(count))
    .replace("{total}", String(total))
    .replace("{category}", category ?? "");
}

/**
 * Keeps a row where the pointer is while what stands above it comes and goes.
 * @param change what the page is drawn anew for
 * @returns the row's ref, and what to call before the change
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

export const teachingsFields = graphql`
  fragment Teachings on BlogPage {
    featured
    list {
      title
      filter
      all
      categories {
        value
        label
      }
      results {
        all
        one
        other
        none
        paged {
          all
          one
          other
          none
        }
      }
    }
    card {
      ...TeachingWords
    }
  }
`;
