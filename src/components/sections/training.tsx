import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { equalColumns } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";
import { topRule } from "../ui/card-styles";
import { Emphasis } from "../ui/emphasis";
import { labelStyle } from "../ui/label-style";
import { SmartLink } from "../ui/smart-link";
import { SplitSection } from "../ui/split-section";

const pair = css`
  display: grid;
  row-gap: ${theme.space.xxl};

  ${media.md} {
    ${equalColumns(2)};
  }
`;

const entry = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  padding-top: ${theme.space.lg};
  ${topRule};

  h3 {
    font-size: ${theme.type.h3};
    line-height: 1.05;
  }

  & > a {
    align-self: start;
    margin-top: auto;
  }
`;

/** The e-course and the book: the content of each, and a link to it. */
export function Training({ training }: { training: Queries.TrainingFragment }) {
  if (training.entries.length === 0) return null;
  return (
    <SplitSection
      ground="paper"
      id="training"
      eyebrow={training.eyebrow}
      title={training.title}
      text={training.text}
    >
      <ul css={pair}>
        {training.entries.map(({ title, facts, text, action }) => (
          <li key={title} css={entry}>
            <h3>
              <Emphasis text={title} />
            </h3>
            <p css={labelStyle}>{facts}</p>
            <p>{text}</p>
            <SmartLink href={action.href} css={secondaryButton}>
              {action.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

export const trainingFields = graphql`
  fragment Training on PrayerHubPageTraining {
    eyebrow
    title
    text
    entries {
      title
      facts
      text
      action {
        ...LinkFields
      }
    }
  }
`;
