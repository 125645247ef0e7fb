import { written } from "../another-way/written";
import { counter } from "../counter";
import { CheckboxGroup } from "../fields/checkbox-group";
import { PersonFields } from "../fields/person-fields";
import { SelectField } from "../fields/select-field";
import { TextAreaField } from "../fields/text-area-field";
import { TextField } from "../fields/text-field";
import type { FormProps } from "../form-props";
import { wholeRow } from "../form-styles";
import { MailForm } from "../mail-form";
import { CancelButton, useUnfolding } from "../unfolding-actions";
import { useMailForm } from "../use-mail-form";
import { bookingPayload, emptyBookingRequest } from "./schema";
import { useHasPassed } from "./use-has-passed";

/** "Book to Speak". */
export function BookingForm({ words, common, address, announce }: FormProps<Queries.BookingFormFragment>) {
  const { inputs } = words;
  const { reveal, finish } = useUnfolding();
  const form = useMailForm({
    name: "booking",
    empty: emptyBookingRequest,
    payload: bookingPayload,
    requiredMark: common.requiredMark,
    onRestore: () => {
      reveal(true);
    },
    onSuccess: (_sent, isDone) => {
      announce({ ...words.success, tone: "success" });
      if (isDone) finish(words.sent);
    },
    onFailure: () => {
      announce({ ...words.failure, tone: "failure" });
    },
  });
  const { field, formik } = form;
  const past = useHasPassed(formik.values.eventDate);

  return (
    <MailForm
      form={form}
      words={common}
      submitLabel={words.submit}
      letter={written(bookingPayload.fields, formik.values, inputs)}
      mail={{ to: address, subject: words.mailSubject }}
      announce={announce}
      beside={<CancelButton label={words.card.cancel} isWritten={formik.dirty} isSending={form.isSending} />}
    >
      <PersonFields words={inputs} field={field} />
      <TextField {...field("organization", inputs.organization)} autoComplete="organization" />
      <SelectField
        {...field("eventType", inputs.eventType)}
        options={inputs.eventType.options}
        placeholder={inputs.eventType.placeholder}
      />
      <TextField
        {...field("eventDate", inputs.eventDate)}
        type="date"
        note={past ? inputs.eventDate.past : undefined}
        isNews
      />
      <SelectField
        {...field("audienceSize", inputs.audienceSize)}
        options={inputs.audienceSize.options}
        placeholder={inputs.audienceSize.placeholder}
      />
      <div css={wholeRow}>
        <TextField {...field("location", inputs.location)} />
      </div>
      <div css={wholeRow}>
        <CheckboxGroup
          {...field("preferredTopics", inputs.preferredTopics, false)}
          options={inputs.preferredTopics.options}
          checkbox={(value) => formik.getFieldProps({ name: "preferredTopics", type: "checkbox", value })}
        />
      </div>
      <div css={wholeRow}>
        <TextAreaField
          {...field("message", inputs.message, false)}
          note={counter(common.counter, formik.values.message)}
        />
      </div>
    </MailForm>
  );
}
