import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { RuledRows } from "../ui/ruled-rows";
import { SmartLink } from "../ui/smart-link";
import { SplitSection } from "../ui/split-section";

const mailLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  overflow-wrap: anywhere;
`;

const emergency = css`
  margin-top: ${theme.space.lg};
  font-weight: 600;
`;

/** The inboxes, for those who would rather use their own mail, and whom to call when it cannot wait. */
export function DirectContact({ direct }: { direct: Queries.DirectContactFragment }) {
  const rows = direct.entries.map(({ action, ...entry }) => ({
    ...entry,
    more: (
      <SmartLink href={action.href} css={mailLink}>
        {action.label}
      </SmartLink>
    ),
  }));
  return (
    <SplitSection
      ground="paper"
      id="direct-contact"
      eyebrow={direct.eyebrow}
      title={direct.title}
      text={direct.text}
    >
      <RuledRows rows={rows} />
      <p css={emergency}>{direct.emergency}</p>
    </SplitSection>
  );
}

export const directContactFields = graphql`
  fragment DirectContact on ContactPageDirect {
    eyebrow
    title
    text
    entries {
      id
      title
      text
      action {
        ...LinkFields
      }
    }
    emergency
  }
`;
