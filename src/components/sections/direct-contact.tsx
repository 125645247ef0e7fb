import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Eyebrow } from "../ui/eyebrow";
import { Section } from "../ui/section";
import { SmartLink } from "../ui/smart-link";

const columns = css`
  display: grid;
  gap: ${theme.space.xxl} ${theme.space.x4};

  ${media.lg} {
    grid-template-columns: 4fr 7fr;
  }
`;

const heading = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
`;

const rows = css`
  border-bottom: 1px solid ${theme.colour.ink};

  li {
    display: grid;
    gap: ${theme.space.xs};
    padding-block: ${theme.space.lg};
    border-top: 1px solid ${theme.colour.ink};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

const emergency = css`
  margin-top: ${theme.space.lg};
  font-weight: 600;
`;

/** The inboxes, for those who would rather use their own mail, and whom to call when it cannot wait. */
export function DirectContact({ direct }: { direct: Queries.DirectContactFragment }) {
  return (
    <Section ground="paper" labelledBy="direct-contact">
      <div css={columns}>
        <div css={heading}>
          <Eyebrow>{direct.eyebrow}</Eyebrow>
          <h2 id="direct-contact">{direct.title}</h2>
          <p>{direct.text}</p>
        </div>
        <div>
          <ul css={rows}>
            {direct.entries.map((entry) => (
              <li key={entry.id} id={entry.id}>
                <h3>{entry.title}</h3>
                <p>{entry.text}</p>
                <p>
                  <SmartLink href={entry.action.href}>{entry.action.label}</SmartLink>
                </p>
              </li>
            ))}
          </ul>
          <p css={emergency}>{direct.emergency}</p>
        </div>
      </div>
    </Section>
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
