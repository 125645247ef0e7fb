import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { equalColumns } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { primaryButton } from "../ui/button-styles";
import { ComingSoon } from "../ui/coming-soon";
import { SmartLink } from "../ui/smart-link";
import { ClosingCall } from "./closing-call";

interface BlogClosingProps {
  closing: Queries.BlogClosingFragment;
  comingSoon: string;
}

const list = css`
  display: grid;
  row-gap: ${theme.space.xl};

  ${media.md} {
    ${equalColumns(2)};
  }

  & > li {
    display: grid;
    gap: ${theme.space.sm};
    align-content: start;
    justify-items: start;
    padding-top: ${theme.space.md};
    border-top: 1px solid ${theme.colour.line};
  }
`;

/** The planned additions to the blog, one button for each. */
export function BlogClosing({ closing, comingSoon }: BlogClosingProps) {
  const { entries, ...call } = closing;
  return (
    <ClosingCall call={call}>
      {entries.length > 0 && (
        <ul css={list}>
          {entries.map(({ title, text, action }, index) => (
            <li key={title}>
              <h3 id={`to-come-${String(index)}`}>{title}</h3>
              <p>{text}</p>
              {action ? (
                <SmartLink href={action.href} css={primaryButton}>
                  {action.label}
                </SmartLink>
              ) : (
                <ComingSoon label={comingSoon} describedBy={`to-come-${String(index)}`} />
              )}
            </li>
          ))}
        </ul>
      )}
    </ClosingCall>
  );
}

export const blogClosingFields = graphql`
  fragment BlogClosing on BlogPageClosing {
    eyebrow
    title
    text
    entries {
      title
      text
      action {
        ...LinkFields
      }
    }
  }
`;
