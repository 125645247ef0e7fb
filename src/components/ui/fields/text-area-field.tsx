import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";
import { describe, Field, type FieldProps } from "./field";

interface TextAreaFieldProps extends FieldProps {
  /** What ties it to the form's values. */
  control: ComponentProps<"textarea">;
  /** Off where the browser is not to give it back with the page's history; with script, drafts do. */
  autoComplete?: "off";
}

const growing = css`
  ${controlStyle};
  min-height: 11rem;
  resize: vertical;
  field-sizing: content;
`;

/** Text of any length; the box grows with it where the browser can. */
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
