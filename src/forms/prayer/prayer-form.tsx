import { css } from "@emotion/react";
import { useState } from "react";
import { theme } from "../../theme/theme";
import { written } from "../another-way/written";
import { counter } from "../counter";
import { CheckboxField } from "../fields/checkbox-field";
import { PersonFields } from "../fields/person-fields";
import { SelectField } from "../fields/select-field";
import { TextAreaField } from "../fields/text-area-field";
import type { FormProps } from "../form-props";
import { finePrint, outcomeStyle, wholeRow } from "../form-styles";
import { MailForm } from "../mail-form";
import { CancelButton, useUnfolding } from "../unfolding-actions";
import { useMailForm } from "../use-mail-form";
import { emptyPrayerRequest, isConfidential, prayerPayload, type PrayerRequest } from "./schema";

const above = css`
  margin-bottom: ${theme.space.xs};
`;

/** "Submit Prayer Requests". */
export function PrayerForm({ words, common, address, announce }: FormProps<Queries.PrayerFormFragment>) {
  const { inputs, withoutMail, withoutMailUnconfirmed, trappedConfidential, unavailable } = words;
  const { reveal, finish } = useUnfolding();
  const [cameBack, setCameBack] = useState(false);
  const form = useMailForm<PrayerRequest>({
    name: "prayer",
    empty: emptyPrayerRequest,
    payload: prayerPayload,
    isPrivate: isConfidential,
    requiredMark: common.requiredMark,
    keptInPrivate: { confidential: true },
    onRestore: ({ prayerRequest }) => {
      setCameBack(true);
      reveal(prayerRequest !== "");
    },
    onSuccess: (sent, isDone) => {
      const isAlone = isConfidential(sent);
      announce({ ...(isAlone ? words.successConfidential : words.success), tone: "success" });
      if (isDone) finish(isAlone ? words.sentConfidential : words.sent);
    },
    onFailure: () => {
      announce({ ...words.failure, tone: "failure" });
    },
  });
  const { field, formik, isPrivate } = form;

  return (
    <MailForm
      form={form}
      words={common}
      submitLabel={words.submit}
      letter={written(prayerPayload.fields, formik.values, inputs)}
      mail={{ to: address, subject: words.mailSubject }}
      failures={
        isPrivate
          ? {
              trapped: trappedConfidential,
              offline: withoutMail,
              unavailable,
              unconfirmed: withoutMailUnconfirmed,
              other: withoutMail,
            }
          : undefined
      }
      announce={announce}
      beside={<CancelButton label={words.card.cancel} isWritten={formik.dirty} isSending={form.isSending} />}
    >
      {cameBack && isPrivate && formik.values.prayerRequest === "" && (
        <p css={[outcomeStyle, wholeRow]}>{words.notKept}</p>
      )}
      <PersonFields words={inputs} field={field} about="emergency" />
      <div css={wholeRow}>
        <SelectField
          {...field("requestType", inputs.requestType)}
          options={inputs.requestType.options}
          placeholder={inputs.requestType.placeholder}
        />
      </div>
      <div css={wholeRow}>
        <p css={[finePrint, above]} id="prayer-others">
          {words.others}
        </p>
        <TextAreaField
          {...field("prayerRequest", inputs.prayerRequest)}
          autoComplete="off"
          about="prayer-others"
          note={counter(common.counter, formik.values.prayerRequest)}
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
    </MailForm>
  );
}
