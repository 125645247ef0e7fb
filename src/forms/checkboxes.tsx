import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { describe, FieldLabel, FieldMessages, nameStyle, type FieldProps } from "../components/ui/fields";
import { media, theme } from "../theme/theme";

type InputProps = ComponentProps<"input">;

interface CheckboxFieldProps extends FieldProps {
  control: InputProps;
}

const rowStyle = css`
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

    &[aria-invalid] {
      box-shadow: 0 0 0 2px ${theme.colour.accent};
    }
  }

  label > span {
    color: ${theme.colour.muted};
  }

  p {
    grid-column: 2;
  }
`;

/** One box to tick, with its label beside it. */
export function CheckboxField({ control, ...field }: CheckboxFieldProps) {
  return (
    <div css={rowStyle}>
      <input type="checkbox" {...describe(field)} {...control} />
      <label htmlFor={field.id}>
        <FieldLabel {...field} />
      </label>
      <FieldMessages {...field} />
    </div>
  );
}

interface CheckboxGroupProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** The attributes of the box with this value. */
  checkbox: (value: string) => InputProps;
}

const groupStyle = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    ${nameStyle};
    padding: 0;
  }
`;

const boxesStyle = css`
  display: grid;
  column-gap: ${theme.space.lg};
  margin-top: ${theme.space.xs};

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Several boxes under one question. */
export function CheckboxGroup({ options, checkbox, ...field }: CheckboxGroupProps) {
  const { id } = field;
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid } = describe(field);
  return (
    <fieldset css={groupStyle} aria-describedby={describedBy}>
      <legend>
        <FieldLabel {...field} />
      </legend>
      <FieldMessages {...field} />
      <div css={boxesStyle}>
        {options.map(({ value, label }, index) => (
          <CheckboxField
            key={value}
            id={`${id}-${String(index + 1)}`}
            label={label}
            control={{ ...checkbox(value), value, "aria-invalid": isInvalid }}
          />
        ))}
      </div>
    </fieldset>
  );
}
