import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";
import { describe, Field, type FieldProps } from "./field";

interface TextFieldProps extends FieldProps {
  input: ComponentProps<"input">;
}

/** One line of text. */
export function TextField({ input, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      <input type="text" {...input} {...describe(field)} css={controlStyle} />
    </Field>
  );
}
