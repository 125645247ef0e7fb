import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { theme } from "../../../theme/theme";

interface CheckboxFieldProps {
  id: string;
  label: string;
  hint?: string | null | undefined;
  checkbox: ComponentProps<"input">;
}

const row = css`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${theme.space.sm};
  align-items: start;
  min-height: 2.75rem;
  padding-block: ${theme.space.xs};

  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.2em 0 0;
    accent-color: ${theme.colour.action};
  }

  p {
    grid-column: 2;
    color: ${theme.colour.muted};
    font-size: ${theme.type.small};
  }
`;

/** One box to tick, with its label beside it. */
export function CheckboxField({ id, label, hint, checkbox }: CheckboxFieldProps) {
  return (
    <div css={row}>
      <input type="checkbox" id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...checkbox} />
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
