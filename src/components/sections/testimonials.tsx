import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Emphasis } from "../ui/emphasis";
import { labelStyle } from "../ui/label-style";
import { Section } from "../ui/section";

interface TestimonialsProps {
  testimonials: Queries.TestimonialsFragment;
}

const heading = css`
  ${labelStyle};
  margin-bottom: ${theme.space.xl};
  line-height: 1.4;
`;

const list = css`
  display: grid;
  row-gap: ${theme.space.x3};

  ${media.lg} {
    ${split(6, 5)};
    align-items: first baseline;
  }
`;

const quote = css`
  font: italic 380 ${theme.type.h3} / 1.22 ${theme.font.italic};
  letter-spacing: -0.01em;
  text-wrap: balance;

  li + li & {
    font-size: ${theme.type.h4};
    line-height: 1.28;
  }
`;

const person = css`
  margin-top: ${theme.space.md};
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};
`;

/** Testimonials, large and in italics; nothing if there are none. */
export function Testimonials({ testimonials: { title, entries } }: TestimonialsProps) {
  if (entries.length === 0) return null;
  return (
    <Section ground="light" labelledBy="testimonials">
      <h2 id="testimonials" css={heading}>
        <Emphasis text={title} />
      </h2>
      <ul css={list}>
        {entries.map((testimonial) => (
          <li key={testimonial.id}>
            <figure>
              <blockquote css={quote}>“{testimonial.quote}”</blockquote>
              <figcaption css={person}>
                {testimonial.name} · {testimonial.role}, {testimonial.place}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const testimonialsFields = graphql`
  fragment Testimonials on Testimonials {
    title
    entries {
      id
      quote
      name
      role
      place
    }
  }
`;
