import { css } from "@emotion/react";
import { theme } from "../../theme/theme";
import { secondaryButton } from "./button-styles";

const waiting = css`
  ${secondaryButton};
  border-style: dashed;
  color: ${theme.colour.muted};

  &:disabled {
    cursor: not-allowed;
    opacity: 1;
  }
`;

/** Stands where the button will be once the thing is there. */
export function ComingSoon({ label }: { label: string }) {
  return (
    <button type="button" disabled css={waiting}>
      {label}
    </button>
  );
}
