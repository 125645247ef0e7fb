import { css } from "@emotion/react";
import type { FieldInputProps } from "formik";
import { useState, useSyncExternalStore, type FocusEvent } from "react";
import { secondaryButton } from "../components/ui/button-styles";
import { CheckboxField, CheckboxGroup } from "./checkboxes";
import { finePrintStyle, SelectField, TextAreaField, TextField } from "../components/ui/fields";
import { useLanguage } from "../components/ui/site-texts";
import { privateCheckbox } from "../hydration/markup";
import { theme } from "../theme/theme";
import { correctDomain } from "./address";
import { countCharacters, isDay, isMarked, limitOf, type Field } from "./fields";
import { wholeRowStyle } from "./form-styles";
import type { MailFormState } from "./use-mail-form";
import type { CommonTexts, FieldTexts, FormTexts } from "./texts";
import { fillText } from "../text/fill-text";

interface FormFieldsProps {
  state: MailFormState;
  texts: FormTexts;
  commonTexts: CommonTexts;
}

const noticeStyle = css`
  margin-bottom: ${theme.space.xs};
`;

/** The fields of a form, in the order of its list. Fields without texts are not shown. */
export function FormFields({ state, texts, commonTexts }: FormFieldsProps) {
  const fields = Object.entries(state.form.fields);
  return fields.map(([name, field], index) => {
    const fieldTexts = texts.inputs[name];
    if (!fieldTexts) return null;
    const id = `${state.form.name}-${name}`;
    const hasNotice = texts.others !== undefined && field.control === "textarea";
    const descriptionId = hasNotice
      ? `${id}-others`
      : index === 0 && texts.emergency
        ? "emergency"
        : undefined;
    const markup = (
      <FormField {...{ id, name, field, fieldTexts, descriptionId, state, commonTexts }} key={name} />
    );
    if (!field.isWide) return markup;
    return (
      <div key={name} css={wholeRowStyle}>
        {hasNotice && (
          <p css={[finePrintStyle, noticeStyle]} id={descriptionId}>
            {texts.others}
          </p>
        )}
        {markup}
      </div>
    );
  });
}

const phoneProps = { type: "tel", inputMode: "tel" } as const;

interface FormFieldProps extends Omit<FormFieldsProps, "texts"> {
  id: string;
  name: string;
  field: Field;
  fieldTexts: FieldTexts;
  /** The id of an element that describes this field to screen readers. */
  descriptionId: string | undefined;
}

function FormField({ id, name, field, fieldTexts, descriptionId, state, commonTexts }: FormFieldProps) {
  const language = useLanguage();
  const { formik } = state;
  const value = formik.values[name];
  const text = typeof value === "string" ? value : "";
  const hasPassed = useHasPassed(field.control === "date" ? text : "");
  const { autoComplete } = field;
  const { label, hint, options = [], placeholder, errors } = fieldTexts;
  const error = state.errors[name];
  const mark = isMarked(field) ? commonTexts.requiredMark : undefined;
  const inputProps = formik.getFieldProps(name) as FieldInputProps<string>;
  const props = {
    id,
    label,
    hint,
    mark,
    error: error && errors?.[error],
    descriptionId,
    control: inputProps,
  };
  const [textAtBlur, setTextAtBlur] = useState("");
  const suggestion = textAtBlur === text ? correctDomain(text) : undefined;
  // Not type="email": browsers would reject "Ada <ada@example.com>", which cleanAddress accepts.
  const emailProps = {
    inputMode: "email",
    isNews: true,
    note: suggestion && commonTexts.slip && (
      <button
        type="button"
        css={secondaryButton}
        onClick={() => {
          void formik.setFieldValue(name, suggestion);
          document.getElementById(id)?.focus();
        }}
      >
        {fillText(commonTexts.slip, { address: suggestion })}
      </button>
    ),
    control: {
      ...inputProps,
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        inputProps.onBlur(event);
        // If the suggestion appeared now, it would move the button or link that the visitor is pressing.
        if (!event.relatedTarget?.matches("button, a, [type=checkbox]")) setTextAtBlur(event.target.value);
      },
    },
  } as const;
  const formatCount = (count: number) => count.toLocaleString(language);
  switch (field.control) {
    case "textarea":
      return (
        <TextAreaField
          {...props}
          autoComplete={autoComplete}
          note={fillText(commonTexts.counter, {
            count: formatCount(countCharacters(text)),
            limit: formatCount(limitOf(field)),
          })}
        />
      );
    case "select":
      return <SelectField {...props} options={options} {...(placeholder !== undefined && { placeholder })} />;
    case "date":
      return <TextField {...props} type="date" note={hasPassed ? fieldTexts.past : undefined} isNews />;
    case "checkboxes":
      return (
        <CheckboxGroup
          {...props}
          options={options}
          checkbox={(choice) => formik.getFieldProps({ name, type: "checkbox", value: choice })}
        />
      );
    case "checkbox":
      return (
        <>
          {/* Without script, an unticked checkbox sends nothing. This hidden field sends false for it. */}
          <input type="hidden" name={name} value="false" />
          <CheckboxField
            {...props}
            control={{
              ...formik.getFieldProps({ name, type: "checkbox" }),
              value: "true",
              autoComplete,
              ...(name === "confidential" && privateCheckbox),
            }}
          />
        </>
      );
    case "text":
    case "email":
    case "tel":
    case "hidden":
      return (
        <TextField
          {...props}
          {...(field.control === "email" && emailProps)}
          {...(field.control === "tel" && phoneProps)}
          autoComplete={autoComplete}
        />
      );
  }
}

/**
 * Returns whether a day is before today in the visitor's time zone.
 * @param day the value of a date input
 * @returns always false on the server, which does not know the visitor's time zone
 */
function useHasPassed(day: string): boolean {
  const today = useSyncExternalStore(
    // Not watched, since it changes only at midnight.
    () => () => undefined,
    () => new Date().toDateString(),
    () => "",
  );
  return today !== "" && isDay(day) && new Date(`${day}T00:00`) < new Date(today);
}
