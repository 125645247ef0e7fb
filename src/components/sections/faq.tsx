import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Emphasis } from "../ui/emphasis";
import { Eyebrow } from "../ui/eyebrow";
import { Section } from "../ui/section";

interface FaqProps {
  eyebrow: string;
  title: string;
  questions: readonly Queries.QuestionFragment[];
}

const columns = css`
  display: grid;
  gap: ${theme.space.xxl} ${theme.space.x4};

  ${media.lg} {
    grid-template-columns: 5fr 7fr;
  }
`;

const heading = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
`;

const item = css`
  border-top: 1px solid ${theme.colour.ink};

  &:last-of-type {
    border-bottom: 1px solid ${theme.colour.ink};
  }

  summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space.md};
    padding-block: ${theme.space.md};
    font: 380 ${theme.type.h4} / 1.25 ${theme.font.display};
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: "+" / "";
    flex: none;
    color: ${theme.colour.accent};
    font-family: ${theme.font.text};
    transition: rotate ${theme.motion.control};
  }

  &[open] summary::after {
    rotate: 45deg;
  }

  p {
    padding-bottom: ${theme.space.xl};
  }
`;

/** Questions and answers that open without script, and that search engines can read closed. */
export function Faq({ eyebrow, title, questions }: FaqProps) {
  if (questions.length === 0) return null;
  return (
    <Section ground="paper" labelledBy="faq">
      <div css={columns}>
        <div css={heading}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="faq">
            <Emphasis text={title} />
          </h2>
        </div>
        <div>
          {questions.map(({ id, question, answer }) => (
            <details key={id} id={id} css={item}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

export const questionFields = graphql`
  fragment Question on FaqListQuestions {
    id
    question
    answer
  }
`;
