import type { Toast } from "../../components/ui/use-toasts";
import { counter } from "../counter";
import { SelectField } from "../fields/select-field";
import { TextAreaField } from "../fields/text-area-field";
import { TextField } from "../fields/text-field";
import { wholeRow } from "../form-styles";
import { MailForm } from "../mail-form";
import { restoreTexts } from "../restore-texts";
import { useMailForm } from "../use-mail-form";
import { contactErrors, contactFields, emptyContactMessage } from "./schema";

interface ContactFormProps {
  words: Queries.ContactFormFragment;
  common: Queries.FormWordsFragment;
  /** The mail address for those whose message could not be sent. */
  address: string;
  announce: (toast: Omit<Toast, "id">) => void;
}

/** "Send Us a Message": works as a plain form until React takes over. */
export function ContactForm({ words, common, address, announce }: ContactFormProps) {
  const form = useMailForm({
    id: "contact-form",
    endpoint: "/api/send-contact-email",
    empty: emptyContactMessage,
    fields: contactFields,
    errors: contactErrors,
    restore: (texts) => restoreTexts(emptyContactMessage, texts),
    onSuccess: () => {
      announce({ ...words.success, tone: "success" });
    },
    onFailure: () => {
      announce({ ...words.failure, tone: "failure" });
    },
  });
  const { formik, problem } = form;
  const { inputs } = words;
  const mark = common.requiredMark;

  return (
    <MailForm form={form} words={common} submitLabel={words.submit} address={address}>
      <TextField
        id="contact-name"
        label={inputs.name.label}
        mark={mark}
        error={problem("name", inputs.name.errors)}
        input={{ ...formik.getFieldProps("name"), autoComplete: "name", required: true }}
      />
      <TextField
        id="contact-email"
        label={inputs.email.label}
        mark={mark}
        hint={inputs.email.hint}
        error={problem("email", inputs.email.errors)}
        input={{ ...formik.getFieldProps("email"), type: "email", autoComplete: "email", required: true }}
      />
      <div css={wholeRow}>
        <SelectField
          id="contact-inquiry-type"
          label={inputs.inquiryType.label}
          mark={mark}
          error={problem("inquiryType", inputs.inquiryType.errors)}
          options={inputs.inquiryType.options}
          select={formik.getFieldProps("inquiryType")}
        />
      </div>
      <div css={wholeRow}>
        <TextAreaField
          id="contact-message"
          label={inputs.message.label}
          mark={mark}
          error={problem("message", inputs.message.errors)}
          note={counter(common.counter, formik.values.message)}
          textarea={{ ...formik.getFieldProps("message"), required: true }}
        />
      </div>
    </MailForm>
  );
}
