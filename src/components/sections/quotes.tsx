import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { splitPage } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { Section } from "./section";

const listStyle = css`
  display: grid;
  row-gap: ${theme.space.xl};

  ${media.columns} {
    ${splitPage(6, 5)};
    row-gap: ${theme.space.x3};
    align-items: first baseline;
  }

  ${media.print} {
    display: block;

    & > li + li {
      margin-top: ${theme.space.lg};
    }
  }
`;

const quoteStyle = css`
  font: italic 400 ${theme.type.h3} / 1.22 ${theme.font.italic};
  letter-spacing: -0.01em;
  text-wrap: balance;

  li + li & {
    font-size: ${theme.type.h4};
  }
`;

const personStyle = css`
  margin-top: ${theme.space.md};
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};
`;

/** Quotes in large italics below a small heading. Renders nothing without quotes. */
export function Quotes({ testimonials: { title, entries } }: { testimonials: Queries.TestimonialsFragment }) {
  if (entries.length === 0) return null;
  return (
    <Section ground="light" id="testimonials" heading={{ title }} headingStyle="small" padding="small">
      <ul css={listStyle}>
        {entries.map(({ quote, name, role, place }) => (
          <li key={quote}>
            <figure>
              <blockquote css={quoteStyle}>“{quote}”</blockquote>
              <figcaption css={personStyle}>
                {name} · {role}, {place}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const testimonialsFields = graphql`
  fragment Testimonials on Testimonials { title entries { quote name role place } }
`;
