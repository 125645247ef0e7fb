import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { media, theme } from "../theme/theme";
import { labelText, problem, small } from "../components/ui/fields";

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
    accent-color: ${theme.colour.accent};
  }

  p {
    ${small};
    grid-column: 2;
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
    ${labelText};
    padding: 0;
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
      {hint && (
        <p id={`${id}-hint`} css={small}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} css={problem}>
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
