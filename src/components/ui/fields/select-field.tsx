import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { media } from "../../../theme/media";
import { theme } from "../../../theme/theme";
import { controlStyle } from "./control-style";
import { describe, Field, type FieldProps } from "./field";

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** The text shown while nothing is chosen; omitted if a choice is preselected. */
  placeholder?: string;
  /** The props that connect it to the form's values. */
  control: ComponentProps<"select">;
}

/*
 * The arrow is a border, not a background picture: dark-mode extensions change border colours together with the text's.
 */
const withArrow = css`
  display: grid;

  & > select,
  &::after {
    grid-area: 1 / 1;
  }

  &::after {
    content: "";
    place-self: center end;
    width: 0.5rem;
    height: 0.5rem;
    margin-right: ${theme.space.md};
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    translate: 0 -30%;
    rotate: 45deg;
    pointer-events: none;

    ${media.forcedColours} {
      content: none;
    }
  }
`;

/** A choice of one option, in the browser's own list. */
export function SelectField({ options, placeholder, control, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <div css={withArrow}>
        <select {...control} {...describe(field)} css={controlStyle}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
