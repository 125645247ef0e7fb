import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { scriptOnlyStyle } from "../../hydration/scripted";
import { stack } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";

/**
 * The style of controls that contain text. The font size is at least 16 px, because phones zoom in on smaller text.
 */
const controlStyle = css`
  /* With a very large text size on a phone, a date needs all of the width. */
  --inset: ${theme.space.xxs};
  width: 100%;
  min-width: 0;
  min-height: 3.25rem;
  padding: ${theme.space.sm} var(--inset);
  border: 1px solid ${theme.colour.border};
  border-radius: 2px;
  background-color: ${theme.colour.raised};
  color: ${theme.colour.ink};
  font: 400 ${theme.type.body} / 1.45 ${theme.font.text};

  ${media.xs} {
    --inset: ${theme.space.md};
  }

  /* The arrow is drawn by SelectField. */
  &:is(select) {
    padding-right: calc(var(--inset) + 1.5rem);
    appearance: none;

    ${media.forcedColours} {
      appearance: auto;
    }
  }

  &:disabled {
    border-style: dashed;
    background-color: transparent;
    cursor: default;
  }

  &[aria-invalid] {
    border-color: ${theme.colour.accent};
    box-shadow: inset 0 0 0 1px ${theme.colour.accent};
  }
`;

export interface FieldProps {
  id: string;
  label: string;
  /** The mark after the label of a required field. It also makes the field required. */
  mark?: string | undefined;
  hint?: string | null | undefined;
  error?: string | undefined;
  /** Text below the control while there is no error, such as a counter. */
  note?: ReactNode;
  /** Whether the note is announced when it appears. */
  isNews?: boolean;
  /** The id of an element elsewhere on the page that describes this field to screen readers. */
  descriptionId?: string | undefined;
}

const fieldStyle = css`
  ${stack("xxs")};
  min-width: 0;
`;

export const nameStyle = css`
  font-size: ${theme.type.label};
  font-weight: 600;

  & > span {
    color: ${theme.colour.muted};
    font-weight: 400;
  }
`;

const hintStyle = css`
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
  line-height: 1.4;
`;

/* A note changes while the visitor types, so it is hidden without script. */
const noteStyle = css`
  ${hintStyle};

  ${scriptOnlyStyle};
`;

const errorStyle = css`
  color: ${theme.colour.accent};
  font-size: ${theme.type.small};
  font-weight: 600;
  line-height: 1.4;
`;

export function FieldLabel({ label, mark }: Pick<FieldProps, "label" | "mark">) {
  return (
    <>
      {label}
      {/* The space is inside the element, because screen readers would ignore a space before it. */}
      {mark && <span>{` ${mark}`}</span>}
    </>
  );
}

export function FieldMessages({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} css={hintStyle}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} css={errorStyle}>
          {error}
        </p>
      )}
    </>
  );
}

/**
 * The label, hint, error and note of a field.
 * @see describe for the attributes that associate them with the control
 */
function FieldBox({ note, isNews = false, children, ...field }: FieldProps & { children: ReactNode }) {
  const { id } = field;
  return (
    <div css={fieldStyle}>
      <label htmlFor={id} css={nameStyle}>
        <FieldLabel {...field} />
      </label>
      {children}
      <FieldMessages {...field} />
      {/* A live region must exist before its text, or the text is not announced. */}
      {(note !== undefined || isNews) && (
        <div role={isNews ? "status" : undefined}>
          {note && (
            <p id={`${id}-note`} css={noteStyle}>
              {note}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The attributes that connect a control with its error, hint and note. The error comes first. */
export function describe({ id, mark, hint, error, note, descriptionId }: FieldProps) {
  // With an error, the description is left out, because the visitor has already heard it.
  const descriptionIds = [error ? `${id}-error` : descriptionId, hint && `${id}-hint`, note && `${id}-note`]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    ...(mark !== undefined && { required: true }),
    "aria-describedby": descriptionIds || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

type InputProps = ComponentProps<"input">;

interface TextFieldProps extends FieldProps, Pick<InputProps, "type" | "autoComplete" | "inputMode"> {
  control: InputProps;
}

/** The attributes that type="email" would imply. */
const addressTyping = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

export function TextField({ control, type = "text", autoComplete, inputMode, ...field }: TextFieldProps) {
  const isAddress = inputMode === "email";
  return (
    <FieldBox {...field}>
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
    </FieldBox>
  );
}

interface TextAreaFieldProps extends FieldProps {
  control: ComponentProps<"textarea">;
  /** "off" if the browser must not restore the value from its history. With script, drafts restore the value. */
  autoComplete: string | undefined;
}

const textAreaStyle = css`
  ${controlStyle};
  min-height: 11rem;
  resize: vertical;
  field-sizing: content;
`;

/** A text of any length. In some browsers, the box grows with the text. */
export function TextAreaField({ control, autoComplete, ...field }: TextAreaFieldProps) {
  return (
    <FieldBox {...field}>
      <textarea
        rows={6}
        dir="auto"
        autoComplete={autoComplete}
        {...control}
        {...describe(field)}
        css={textAreaStyle}
      />
    </FieldBox>
  );
}

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** The text that is shown while no option is chosen. Omitted if an option is preselected. */
  placeholder?: string;
  control: ComponentProps<"select">;
}

/*
 * The arrow is a border, not a background picture, because dark-mode extensions change the colours of borders and text
 * together.
 */
const selectArrowStyle = css`
  display: grid;

  & > select,
  &::after {
    grid-area: 1 / 1;
  }

  &::after {
    content: "";
    place-self: center end;
    width: 0.5rem;
    height: 0.5rem;
    margin-right: ${theme.space.md};
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    translate: 0 -30%;
    rotate: 45deg;
    pointer-events: none;

    ${media.forcedColours} {
      content: none;
    }
  }
`;

export function SelectField({ options, placeholder, control, ...field }: SelectFieldProps) {
  return (
    <FieldBox {...field}>
      <div css={selectArrowStyle}>
        <select {...control} {...describe(field)} css={controlStyle}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </FieldBox>
  );
}

/** Small print in a form's grid, such as the privacy notice. */
export const finePrintStyle = css`
  grid-column: 1 / -1;
  max-width: none;
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
`;
