import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { primaryButton, secondaryButton } from "./button-styles";
import { SmartLink } from "./smart-link";

interface ActionsProps {
  /** Of two actions, the first is the primary one; three are equal. */
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

/** Links that look like buttons. */
export function Actions({ actions }: ActionsProps) {
  const areEquals = actions.length > 2;
  return (
    <p css={row}>
      {actions.map((action, index) => (
        <SmartLink
          key={action.label}
          href={action.href}
          css={areEquals || index === 0 ? primaryButton : secondaryButton}
        >
          {action.label}
        </SmartLink>
      ))}
    </p>
  );
}
