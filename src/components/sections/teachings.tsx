import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useLayoutEffect, useRef, useState } from "react";
import { hydrateOnVisible } from "../../hydration/markup";
import { useHydration } from "../../hydration/use-hydration";
import { theme } from "../../theme/theme";
import { CategoryFilter } from "../ui/category-filter";
import { Emphasis } from "../ui/emphasis";
import { Section } from "../ui/section";
import { useLanguage } from "../ui/use-language";
import { FeaturedTeaching } from "./featured-teaching";
import { categoryName, teachingCards } from "./teaching-cards";
import { TeachingGrid } from "./teaching-grid";
import { resultsInWords } from "./teaching-results";

interface TeachingsProps {
  words: Queries.TeachingsFragment;
  /** The articles of the blog, in their order. */
  articles: readonly Queries.TeachingFragment[];
  /** The names of those that have a page. */
  readable: readonly string[];
}

const heading = css`
  display: grid;
  gap: ${theme.space.lg};
`;

/**
 * The featured teaching, the filters and the grid, if one page lists all teachings. Without script, all teachings are
 * shown and the filters are hidden.
 */
export function Teachings({ words, articles, readable }: TeachingsProps) {
  useHydration();
  const { list } = words;
  const [chosen, setChosen] = useState<string>();
  const { row, hold } = useSteadyRow(chosen);

  const teachings = teachingCards(
    articles.filter(({ category }) => chosen === undefined || category === chosen),
    readable,
    words,
  );
  const [first] = teachings;
  const featured = chosen === undefined && first?.article.featured ? first : undefined;
  const others = teachings.filter((teaching) => teaching !== featured);
  const language = useLanguage();
  const category = chosen === undefined ? undefined : categoryName(chosen, list.categories);
  return (
    <>
      {featured && <FeaturedTeaching eyebrow={words.featured} {...featured} />}
      <Section ground="paper" labelledBy="teachings">
        <div css={heading} {...hydrateOnVisible}>
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
          <p role="status">{resultsInWords(list.results, teachings.length, language, category)}</p>
        </div>
        <TeachingGrid teachings={others} />
      </Section>
    </>
  );
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
        zero
        two
        few
        many
        none
        range
        rangeOfCategory
      }
    }
    card {
      ...TeachingWords
    }
  }
`;
