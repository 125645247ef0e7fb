import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";
import { describe, Field, type FieldProps } from "./field";

type InputProps = ComponentProps<"input">;

interface TextFieldProps extends FieldProps, Pick<InputProps, "type" | "autoComplete" | "inputMode"> {
  /** What ties it to the form's values. */
  control: InputProps;
}

/** One line of text. */
export function TextField({ control, type = "text", autoComplete, inputMode, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      <input
        {...control}
        {...describe(field)}
        type={type}
        autoComplete={autoComplete}
        // A name or a place may be written from right to left.
        dir={type === "text" ? "auto" : undefined}
        inputMode={inputMode}
        css={controlStyle}
      />
    </Field>
  );
}
