import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style";
import { describe, Field, type FieldProps } from "./field";

interface TextAreaFieldProps extends FieldProps {
  /** What ties it to the form's values. */
  control: ComponentProps<"textarea">;
}

const growing = css`
  ${controlStyle};
  min-height: 11rem;
  resize: vertical;
  field-sizing: content;
`;

/** Text of any length; the box grows with it where the browser can. */
export function TextAreaField({ control, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      <textarea rows={6} dir="auto" {...control} {...describe(field)} css={growing} />
    </Field>
  );
}
