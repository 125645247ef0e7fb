import { useSyncExternalStore } from "react";
import { secondaryButton } from "../../components/ui/button-styles";
import type { Toast } from "../../components/ui/use-toasts";
import { counter } from "../counter";
import { CheckboxGroup } from "../fields/checkbox-group";
import { SelectField } from "../fields/select-field";
import { TextAreaField } from "../fields/text-area-field";
import { TextField } from "../fields/text-field";
import { wholeRow } from "../form-styles";
import { MailForm } from "../mail-form";
import { restoreTexts } from "../restore-texts";
import { useClose } from "../unfolding";
import { useMailForm } from "../use-mail-form";
import { hasPassed } from "./has-passed";
import { bookingErrors, bookingFields, emptyBookingRequest } from "./schema";

interface BookingFormProps {
  words: Queries.BookingFormFragment;
  common: Queries.FormWordsFragment;
  address: string;
  announce: (toast: Omit<Toast, "id">) => void;
}

const never = () => () => undefined;

/** "Book to Speak". */
export function BookingForm({ words, common, address, announce }: BookingFormProps) {
  const close = useClose();
  const form = useMailForm({
    id: "booking-form",
    endpoint: "/api/send-booking-email",
    empty: emptyBookingRequest,
    fields: bookingFields,
    errors: bookingErrors,
    restore: (texts) => restoreTexts(emptyBookingRequest, texts),
    onSuccess: () => {
      announce({ ...words.success, tone: "success" });
      close();
    },
    onFailure: () => {
      announce({ ...words.failure, tone: "failure" });
    },
  });
  const { formik, problem } = form;
  const { inputs } = words;
  const mark = common.requiredMark;
  // The server does not know the visitor's day.
  const today = useSyncExternalStore(
    never,
    () => new Date().toDateString(),
    () => "",
  );
  const past = today !== "" && hasPassed(formik.values.eventDate, new Date(today));

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
        id="booking-name"
        label={inputs.name.label}
        mark={mark}
        error={problem("name", inputs.name.errors)}
        input={{ ...formik.getFieldProps("name"), autoComplete: "name", required: true }}
      />
      <TextField
        id="booking-email"
        label={inputs.email.label}
        mark={mark}
        hint={inputs.email.hint}
        error={problem("email", inputs.email.errors)}
        input={{ ...formik.getFieldProps("email"), type: "email", autoComplete: "email", required: true }}
      />
      <TextField
        id="booking-organization"
        label={inputs.organization.label}
        mark={mark}
        hint={inputs.organization.hint}
        error={problem("organization", inputs.organization.errors)}
        input={{ ...formik.getFieldProps("organization"), autoComplete: "organization", required: true }}
      />
      <TextField
        id="booking-location"
        label={inputs.location.label}
        mark={mark}
        hint={inputs.location.hint}
        error={problem("location", inputs.location.errors)}
        input={{ ...formik.getFieldProps("location"), required: true }}
      />
      <SelectField
        id="booking-event-type"
        label={inputs.eventType.label}
        mark={mark}
        error={problem("eventType", inputs.eventType.errors)}
        options={inputs.eventType.options}
        placeholder={inputs.eventType.placeholder}
        select={{ ...formik.getFieldProps("eventType"), required: true }}
      />
      <SelectField
        id="booking-audience-size"
        label={inputs.audienceSize.label}
        mark={mark}
        error={problem("audienceSize", inputs.audienceSize.errors)}
        options={inputs.audienceSize.options}
        placeholder={inputs.audienceSize.placeholder}
        select={{ ...formik.getFieldProps("audienceSize"), required: true }}
      />
      <div css={wholeRow}>
        <TextField
          id="booking-event-date"
          label={inputs.eventDate.label}
          mark={mark}
          hint={inputs.eventDate.hint}
          error={problem("eventDate", inputs.eventDate.errors)}
          note={past ? inputs.eventDate.past : undefined}
          input={{ ...formik.getFieldProps("eventDate"), type: "date", required: true }}
        />
      </div>
      <div css={wholeRow}>
        <CheckboxGroup
          id="booking-preferred-topics"
          label={inputs.preferredTopics.label}
          hint={inputs.preferredTopics.hint}
          error={problem("preferredTopics", inputs.preferredTopics.errors)}
          options={inputs.preferredTopics.options}
          checkbox={(value) => formik.getFieldProps({ name: "preferredTopics", type: "checkbox", value })}
        />
      </div>
      <div css={wholeRow}>
        <TextAreaField
          id="booking-message"
          label={inputs.message.label}
          error={problem("message", inputs.message.errors)}
          note={counter(common.counter, formik.values.message)}
          textarea={formik.getFieldProps("message")}
        />
      </div>
    </MailForm>
  );
}
