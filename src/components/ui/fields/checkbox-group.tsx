import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { media } from "../../../theme/media";
import { theme } from "../../../theme/theme";
import { CheckboxField } from "./checkbox-field";

interface CheckboxGroupProps {
  id: string;
  label: string;
  hint?: string | null | undefined;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  /** The attributes of the box with this value. */
  checkbox: (value: string) => ComponentProps<"input">;
}

const group = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${theme.type.label};
    font-weight: 600;
  }

  & > p {
    color: ${theme.colour.muted};
    font-size: ${theme.type.small};
  }

  & > p[data-error] {
    color: ${theme.colour.danger};
    font-weight: 600;
  }
`;

const boxes = css`
  display: grid;
  column-gap: ${theme.space.lg};
  margin-top: ${theme.space.xs};

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Several boxes under one question. */
export function CheckboxGroup({ id, label, hint, error, options, checkbox }: CheckboxGroupProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset css={group} aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {error && (
        <p id={`${id}-error`} data-error="">
          {error}
        </p>
      )}
      <div css={boxes}>
        {options.map((option, index) => (
          <CheckboxField
            key={option.value}
            id={`${id}-${String(index + 1)}`}
            label={option.label}
            checkbox={{ ...checkbox(option.value), value: option.value }}
          />
        ))}
      </div>
    </fieldset>
  );
}
