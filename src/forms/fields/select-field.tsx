import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";
import { describe, Field, type FieldProps } from "./field";

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** What the list shows while nothing is chosen; left out where a choice is made from the start. */
  placeholder?: string;
  /** What ties it to the form's values. */
  control: ComponentProps<"select">;
}

/** One choice of a few, in the browser's own list. */
export function SelectField({ options, placeholder, control, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <select {...control} {...describe(field)} css={controlStyle}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
