import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";
import { describe, Field, type FieldProps } from "./field";

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  select: ComponentProps<"select">;
}

/** One choice of a few, in the browser's own list. */
export function SelectField({ options, select, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <select {...select} {...describe(field)} css={controlStyle}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
