import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { primaryButton, secondaryButton } from "./button-styles";
import { SmartLink } from "./smart-link";

interface ActionsProps {
  /** The first is the one to take; the others are quieter. */
  actions: readonly Queries.LinkFieldsFragment[];
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.md};

  & > a {
    flex: 1 1 100%;

    ${media.sm} {
      flex: 0 0 auto;
    }
  }
`;

/** Links that look like buttons, the first one loudest. */
export function Actions({ actions }: ActionsProps) {
  return (
    <p css={row}>
      {actions.map((action, index) => (
        <SmartLink key={action.label} href={action.href} css={index === 0 ? primaryButton : secondaryButton}>
          {action.label}
        </SmartLink>
      ))}
    </p>
  );
}
