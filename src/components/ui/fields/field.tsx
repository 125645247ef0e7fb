import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { scripted } from "../../../hydration/scripted";
import { theme } from "../../../theme/theme";

/** What every field is given; the control itself is the child. */
export interface FieldProps {
  id: string;
  label: string;
  /** Stands after the label of a field that must be filled in, and makes it one. */
  mark?: string | undefined;
  hint?: string | null | undefined;
  /** What is wrong, in words; absent while nothing is. */
  error?: string | undefined;
  /** What is said below the control while nothing is wrong, such as a counter. */
  note?: string | undefined;
  /** Whether the note is news, to be heard when it comes. */
  isNews?: boolean;
  /** The id of words elsewhere on the page that are to be heard before this field is filled in. */
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

/* It follows what is typed, which it cannot where no script runs. */
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
 * Label, hint, error and note of one field, each where a screen reader finds it.
 * @see describe for the attributes that tie them to the control
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
        {/* The space stands inside: between the two, a screen reader would not hear it. */}
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
      {/* News has its place before its words are there, so that they are heard. */}
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

/** The attributes that say what a control is, and point to what is said of it: first what is wrong. */
export function describe({ id, mark, hint, error, note, about }: FieldProps) {
  // What is heard on the way in has been heard by whoever comes back to mend something.
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
