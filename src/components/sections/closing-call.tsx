import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { Actions } from "../ui/actions";
import { Emphasis } from "../ui/emphasis";
import { Eyebrow } from "../ui/eyebrow";
import { Section } from "../ui/section";

const stack = css`
  display: grid;
  gap: ${theme.space.lg};

  h2 {
    max-width: 16ch;
    font-size: ${theme.type.h1};
    line-height: 1;
  }
`;

const lead = css`
  max-width: 46ch;
  margin-bottom: ${theme.space.md};
  font-size: ${theme.type.lead};
  line-height: 1.5;
`;

/** The one deep band of a page: what it has been leading to. */
export function ClosingCall({ call }: { call: Queries.ClosingCallFragment }) {
  return (
    <Section ground="deep" labelledBy="closing-call">
      <div css={stack}>
        <Eyebrow>{call.eyebrow}</Eyebrow>
        <h2 id="closing-call">
          <Emphasis text={call.title} />
        </h2>
        <p css={lead}>{call.text}</p>
        <Actions actions={call.actions} />
      </div>
    </Section>
  );
}

export const closingCallFields = graphql`
  fragment ClosingCall on Closing {
    eyebrow
    title
    text
    actions {
      ...LinkFields
    }
  }
`;
