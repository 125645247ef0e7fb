import { written } from "../another-way/written";
import { counter } from "../counter";
import { PersonFields } from "../fields/person-fields";
import { SelectField } from "../fields/select-field";
import { TextAreaField } from "../fields/text-area-field";
import type { FormProps } from "../form-props";
import { wholeRow } from "../form-styles";
import { MailForm } from "../mail-form";
import { useMailForm } from "../use-mail-form";
import { contactPayload, emptyContactMessage } from "./schema";

/** "Send Us a Message": works as a plain form until React takes over. */
export function ContactForm({ words, common, address, announce }: FormProps<Queries.ContactFormFragment>) {
  const { inputs } = words;
  const form = useMailForm({
    name: "contact",
    empty: emptyContactMessage,
    payload: contactPayload,
    requiredMark: common.requiredMark,
    onSuccess: () => {
      announce({ ...words.success, tone: "success" });
    },
    onFailure: () => {
      announce({ ...words.failure, tone: "failure" });
    },
  });
  const { field, formik } = form;

  return (
    <MailForm
      form={form}
      words={common}
      submitLabel={words.submit}
      letter={written(contactPayload.fields, formik.values, inputs)}
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
          note={counter(common.counter, formik.values.message)}
        />
      </div>
    </MailForm>
  );
}
