import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { scripted } from "../../../hydration/scripted";
import { theme } from "../../../theme/theme";

/** The props of every field; the control itself is the child. */
export interface FieldProps {
  id: string;
  label: string;
  /** Follows the label of a required field, and makes the field required. */
  mark?: string | undefined;
  hint?: string | null | undefined;
  /** The error message, if there is an error. */
  error?: string | undefined;
  /** Text below the control while there is no error, such as a counter. */
  note?: string | undefined;
  /** Whether the note is announced when it appears. */
  isNews?: boolean;
  /** The id of text elsewhere on the page that screen readers read before this field. */
  about?: string | undefined;
}

const layout = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.xxs};
  min-width: 0;
`;

const labelText = css`
  font-size: ${theme.type.label};
  font-weight: 600;

  & > span {
    color: ${theme.colour.muted};
    font-weight: 400;
  }
`;

const small = css`
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
  line-height: 1.4;
`;

/* It changes while the visitor types, so it is hidden without script. */
const following = css`
  ${small};

  ${scripted};
`;

const problem = css`
  color: ${theme.colour.danger};
  font-size: ${theme.type.small};
  font-weight: 600;
  line-height: 1.4;
`;

/**
 * The label, hint, error and note of a field.
 * @see describe for the attributes that associate them with the control
 */
export function Field({
  id,
  label,
  mark,
  hint,
  error,
  note,
  isNews = false,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div css={layout}>
      <label htmlFor={id} css={labelText}>
        {label}
        {/* The space is inside the element: screen readers would ignore one between the two. */}
        {mark && <span>{` ${mark}`}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} css={small}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} css={problem}>
          {error}
        </p>
      )}
      {/* A live region must exist before its text, or the text is not announced. */}
      {(note !== undefined || isNews) && (
        <div role={isNews ? "status" : undefined}>
          {note && (
            <p id={`${id}-note`} css={following}>
              {note}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The attributes that name and describe a control; its error comes first. */
export function describe({ id, mark, hint, error, note, about }: FieldProps) {
  // A visitor who returns to correct an error has already heard the introduction.
  const described = [error ? `${id}-error` : about, hint && `${id}-hint`, note && `${id}-note`]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    ...(mark !== undefined && { required: true }),
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  };
}
