import { SelectField } from "../../components/ui/fields/select-field";
import { TextAreaField } from "../../components/ui/fields/text-area-field";
import { useLanguage } from "../../components/ui/use-language";
import { formatAnswers } from "../fallback-contact/format-answers";
import { counter } from "../counter";
import { PersonFields } from "../fields/person-fields";
import type { FormProps } from "../form-props";
import { wholeRow } from "../form-styles";
import { MailForm } from "../mail-form";
import { useMailForm } from "../use-mail-form";
import { contactPayload, emptyContactMessage } from "./schema";

/** The form for messages: a plain HTML form until React hydrates it. */
export function ContactForm({
  words,
  common,
  address,
  announce,
  retract,
}: FormProps<Queries.ContactFormFragment>) {
  const language = useLanguage();
  const { inputs } = words;
  const form = useMailForm({
    name: "contact",
    empty: emptyContactMessage,
    payload: contactPayload,
    requiredMark: common.requiredMark,
    succeeded: () => words.success,
    failed: words.failure,
    announce,
    retract,
  });
  const { field, formik } = form;

  return (
    <MailForm
      form={form}
      words={common}
      submitLabel={words.submit}
      answers={formatAnswers(contactPayload.fields, formik.values, inputs)}
      sent={words.sent}
      mail={{ to: address, subject: words.mailSubject }}
      announce={announce}
    >
      <PersonFields words={inputs} field={field} />
      <div css={wholeRow}>
        <SelectField {...field("inquiryType", inputs.inquiryType)} options={inputs.inquiryType.options} />
      </div>
      <div css={wholeRow}>
        <TextAreaField
          {...field("message", inputs.message)}
          note={counter(common.counter, formik.values.message, language)}
        />
      </div>
    </MailForm>
  );
}
