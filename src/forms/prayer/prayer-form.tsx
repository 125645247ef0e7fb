import { secondaryButton } from "../../components/ui/button-styles";
import type { Toast } from "../../components/ui/use-toasts";
import { counter } from "../counter";
import { CheckboxField } from "../fields/checkbox-field";
import { SelectField } from "../fields/select-field";
import { TextAreaField } from "../fields/text-area-field";
import { TextField } from "../fields/text-field";
import { finePrint, wholeRow } from "../form-styles";
import { MailForm } from "../mail-form";
import { restoreTexts } from "../restore-texts";
import { useClose } from "../unfolding";
import { useMailForm } from "../use-mail-form";
import { emptyPrayerRequest, isConfidential, prayerErrors, prayerFields } from "./schema";

interface PrayerFormProps {
  words: Queries.PrayerFormFragment;
  common: Queries.FormWordsFragment;
  address: string;
  announce: (toast: Omit<Toast, "id">) => void;
}

/** "Submit Prayer Requests". */
export function PrayerForm({ words, common, address, announce }: PrayerFormProps) {
  const close = useClose();
  const form = useMailForm({
    id: "prayer-form",
    endpoint: "/api/send-prayer-email",
    empty: emptyPrayerRequest,
    fields: prayerFields,
    errors: prayerErrors,
    restore: (texts) => ({
      ...restoreTexts(emptyPrayerRequest, texts),
      confidential: texts["confidential"]?.includes("true") ?? false,
    }),
    onSuccess: (sent) => {
      announce({ ...(isConfidential(sent) ? words.successConfidential : words.success), tone: "success" });
      close();
    },
    onFailure: () => {
      announce({ ...words.failure, tone: "failure" });
    },
  });
  const { formik, problem } = form;
  const { inputs } = words;
  const mark = common.requiredMark;

  return (
    <MailForm
      form={form}
      words={common}
      submitLabel={words.submit}
      address={address}
      beside={
        <button type="button" css={secondaryButton} onClick={close}>
          {words.card.cancel}
        </button>
      }
    >
      <TextField
        id="prayer-name"
        label={inputs.name.label}
        mark={mark}
        error={problem("name", inputs.name.errors)}
        input={{ ...formik.getFieldProps("name"), autoComplete: "name", required: true }}
      />
      <TextField
        id="prayer-email"
        label={inputs.email.label}
        mark={mark}
        hint={inputs.email.hint}
        error={problem("email", inputs.email.errors)}
        input={{ ...formik.getFieldProps("email"), type: "email", autoComplete: "email", required: true }}
      />
      <div css={wholeRow}>
        <SelectField
          id="prayer-request-type"
          label={inputs.requestType.label}
          mark={mark}
          error={problem("requestType", inputs.requestType.errors)}
          options={inputs.requestType.options}
          placeholder={inputs.requestType.placeholder}
          select={{ ...formik.getFieldProps("requestType"), required: true }}
        />
      </div>
      <div css={wholeRow}>
        <TextAreaField
          id="prayer-request"
          label={inputs.prayerRequest.label}
          mark={mark}
          error={problem("prayerRequest", inputs.prayerRequest.errors)}
          note={counter(common.counter, formik.values.prayerRequest)}
          textarea={{ ...formik.getFieldProps("prayerRequest"), required: true }}
        />
      </div>
      <div css={wholeRow}>
        {/* Posted without script, an unticked box says nothing; this says no. */}
        <input type="hidden" name="confidential" value="false" />
        <CheckboxField
          id="prayer-confidential"
          label={inputs.confidential.label}
          hint={inputs.confidential.hint}
          checkbox={{ ...formik.getFieldProps({ name: "confidential", type: "checkbox" }), value: "true" }}
        />
      </div>
      <p css={finePrint}>{words.others}</p>
      <p css={finePrint}>
        <strong>{words.emergency}</strong>
      </p>
    </MailForm>
  );
}
