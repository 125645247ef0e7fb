import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { CardGrid } from "../ui/card-grid";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";
import { verseStyle } from "../ui/verse-style";

const verse = css`
  ${verseStyle};
  margin-top: ${theme.space.lg};
`;

/** The themes of the course, each with its verse. */
export function CourseThemes({ themes }: { themes: Queries.CourseThemesFragment }) {
  if (themes.points.length === 0) return null;
  return (
    <Section ground="paper" labelledBy="themes">
      <SectionTitle id="themes" eyebrow={themes.eyebrow} title={themes.title} />
      <CardGrid
        cards={themes.points.map(({ title, text, verse: words, reference }) => ({
          title,
          text,
          more: (
            <figure css={verse}>
              <blockquote>{words}</blockquote>
              <figcaption>{reference}</figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  );
}

export const courseThemesFields = graphql`
  fragment CourseThemes on CoursePageThemes {
    eyebrow
    title
    points {
      title
      text
      verse
      reference
    }
  }
`;
