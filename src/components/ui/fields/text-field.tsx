import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";
import { describe, Field, type FieldProps } from "./field";

type InputProps = ComponentProps<"input">;

interface TextFieldProps extends FieldProps, Pick<InputProps, "type" | "autoComplete" | "inputMode"> {
  /** The props that connect it to the form's values. */
  control: InputProps;
}

/** What type="email" would set in addition to the keyboard. */
const addressTyping = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** One line of text. */
export function TextField({ control, type = "text", autoComplete, inputMode, ...field }: TextFieldProps) {
  const isAddress = inputMode === "email";
  return (
    <Field {...field}>
      <input
        {...control}
        {...describe(field)}
        {...(isAddress && addressTyping)}
        type={type}
        autoComplete={autoComplete}
        // A name or a place may be in a right-to-left script.
        dir={type === "text" && !isAddress ? "auto" : undefined}
        inputMode={inputMode}
        css={controlStyle}
      />
    </Field>
  );
}
