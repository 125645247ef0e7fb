import { useLanguage } from "../../components/ui/use-language";
import { formatAnswers } from "../fallback-contact/format-answers";
import { counter } from "../counter";
import { CheckboxGroup } from "../../components/ui/fields/checkbox-group";
import { PersonFields } from "../fields/person-fields";
import { SelectField } from "../../components/ui/fields/select-field";
import { TextAreaField } from "../../components/ui/fields/text-area-field";
import { TextField } from "../../components/ui/fields/text-field";
import type { FormProps } from "../form-props";
import { CancelButton, FormCard, useFormCard } from "../form-card";
import { wholeRow } from "../form-styles";
import { MailForm } from "../mail-form";
import { useMailForm } from "../use-mail-form";
import { bookingPayload, emptyBookingRequest } from "./schema";
import { useHasPassed } from "./use-has-passed";

/** The form to invite the leader to speak. */
export function BookingForm({
  words,
  common,
  address,
  announce,
  retract,
}: FormProps<Queries.BookingFormFragment>) {
  const language = useLanguage();
  const { inputs } = words;
  const card = useFormCard("booking");
  const form = useMailForm({
    name: "booking",
    empty: emptyBookingRequest,
    payload: bookingPayload,
    requiredMark: common.requiredMark,
    succeeded: () => words.success,
    onDone: card.close,
    failed: words.failure,
    announce,
    retract,
  });
  const { field, formik } = form;
  const past = useHasPassed(formik.values.eventDate);

  const status = form.isSent ? words.sent : formik.dirty ? words.card.kept : undefined;

  return (
    <FormCard card={card} words={words.card} status={status}>
      <MailForm
        form={form}
        words={common}
        submitLabel={words.submit}
        answers={formatAnswers(bookingPayload.fields, formik.values, inputs)}
        mail={{ to: address, subject: words.mailSubject }}
        announce={announce}
        beside={<CancelButton card={card} label={words.card.cancel} isSending={form.isSending} />}
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
            note={counter(common.counter, formik.values.message, language)}
          />
        </div>
      </MailForm>
    </FormCard>
  );
}
