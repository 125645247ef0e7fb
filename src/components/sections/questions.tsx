import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { hideTriangle } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { Emphasis } from "../ui/headings";
import { LinkedText } from "../ui/links";
import { openInPrintStyle } from "../ui/print";
import { Section } from "./section";

const questionStyle = css`
  border-top: 1px solid ${theme.colour.ink};

  &:last-of-type {
    border-bottom: 1px solid ${theme.colour.ink};
  }

  summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space.md};
    padding-block: ${theme.space.sm};
    font: 400 ${theme.type.h4} / 1.25 ${theme.font.display};
    text-wrap: balance;
    ${hideTriangle};

    ${media.md} {
      padding-block: ${theme.space.md};
    }
  }

  summary::after {
    content: "+" / "";
    flex: none;
    color: ${theme.colour.accent};
    font-family: ${theme.font.text};
  }

  &[open] summary::after {
    content: "\\2212" / "";
  }

  p {
    padding-bottom: ${theme.space.xl};
  }

  ${openInPrintStyle};

  ${media.print} {
    summary {
      padding-block: ${theme.space.xs};
    }

    p {
      padding-bottom: ${theme.space.xs};
    }

    summary::after {
      content: none;
    }
  }
`;

/** Questions as details elements: they open without script, and search engines read closed answers too. */
export function Questions({ faq: { questions, ...heading } }: { faq: Queries.FaqFragment }) {
  if (questions.length === 0) return null;
  return (
    <Section ground="light" id="faq" heading={heading} layout="split">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} css={questionStyle}>
          <summary>
            <span>
              <Emphasis text={question} />
            </span>
          </summary>
          <p>
            <LinkedText text={answer} />
          </p>
        </details>
      ))}
    </Section>
  );
}

export const faqFields = graphql`
  fragment Faq on Faq { eyebrow title questions { id question answer } }
`;
