import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";
import { describe, Field, type FieldProps } from "./field";

interface TextAreaFieldProps extends FieldProps {
  /** The props that connect it to the form's values. */
  control: ComponentProps<"textarea">;
  /** "off" if the browser must not restore the value from its history; with script, drafts restore it. */
  autoComplete?: "off";
}

const growing = css`
  ${controlStyle};
  min-height: 11rem;
  resize: vertical;
  field-sizing: content;
`;

/** A text of any length; the box grows with it in browsers that support that. */
export function TextAreaField({ control, autoComplete, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      <textarea
        rows={6}
        dir="auto"
        autoComplete={autoComplete}
        {...control}
        {...describe(field)}
        css={growing}
      />
    </Field>
  );
}
