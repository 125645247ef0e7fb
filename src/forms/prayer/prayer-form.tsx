import { css } from "@emotion/react";
import { useState } from "react";
import { finePrint } from "../../components/ui/fine-print";
import { forbidsKeeping } from "../../hydration/markup";
import { theme } from "../../theme/theme";
import { useLanguage } from "../../components/ui/use-language";
import { formatAnswers } from "../fallback-contact/format-answers";
import { counter } from "../counter";
import { CheckboxField } from "../../components/ui/fields/checkbox-field";
import { PersonFields } from "../fields/person-fields";
import { SelectField } from "../../components/ui/fields/select-field";
import { TextAreaField } from "../../components/ui/fields/text-area-field";
import type { FormProps } from "../form-props";
import { CancelButton, FormCard, useFormCard } from "../form-card";
import { outcomeStyle, wholeRow } from "../form-styles";
import { MailForm } from "../mail-form";
import { useMailForm } from "../use-mail-form";
import { AfterPrayer } from "./after-prayer";
import { Emergency } from "./emergency";
import { emptyPrayerRequest, isConfidential, prayerPayload, type PrayerRequest } from "./schema";

const above = css`
  margin-bottom: ${theme.space.xs};
`;

/** The form for prayer requests. */
export function PrayerForm({
  words,
  common,
  address,
  announce,
  retract,
}: FormProps<Queries.PrayerFormFragment>) {
  const language = useLanguage();
  const { inputs, withoutMail, withoutMailUnconfirmed, honeypotConfidential, unavailable } = words;
  const card = useFormCard("prayer");
  const [sentWords, setSentWords] = useState(words.sent);
  const [cameBack, setCameBack] = useState(false);
  const form = useMailForm<PrayerRequest>({
    name: "prayer",
    empty: emptyPrayerRequest,
    payload: prayerPayload,
    isPrivate: isConfidential,
    requiredMark: common.requiredMark,
    keptInPrivate: { confidential: true },
    onRestore: () => {
      setCameBack(true);
    },
    succeeded: (sent) => (isConfidential(sent) ? words.successConfidential : words.success),
    onDone: (sent) => {
      setSentWords(isConfidential(sent) ? words.sentConfidential : words.sent);
      card.close();
    },
    failed: words.failure,
    announce,
    retract,
  });
  const { field, formik, isPrivate } = form;

  const { confidential: _, ...texts } = formik.values;
  const isWritten = Object.values(texts).some((text) => text !== "");
  const status = form.isSent ? sentWords : isWritten ? words.card.kept : undefined;

  return (
    <FormCard
      card={card}
      words={words.card}
      notice={<Emergency words={words.emergency} />}
      status={status}
      afterStatus={form.isSent && words.next && <AfterPrayer next={words.next} />}
    >
      <MailForm
        form={form}
        words={common}
        submitLabel={words.submit}
        answers={formatAnswers(prayerPayload.fields, formik.values, inputs)}
        mail={{ to: address, subject: words.mailSubject }}
        failures={
          isPrivate
            ? {
                honeypot: honeypotConfidential,
                offline: withoutMail,
                unavailable,
                unconfirmed: withoutMailUnconfirmed,
                failed: withoutMail,
              }
            : undefined
        }
        announce={announce}
        beside={<CancelButton card={card} label={words.card.cancel} isSending={form.isSending} />}
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
            note={counter(common.counter, formik.values.prayerRequest, language)}
          />
        </div>
        <div css={wholeRow}>
          {/* Without script, an unticked checkbox sends nothing; this hidden field sends false for it. */}
          <input type="hidden" name="confidential" value="false" />
          <CheckboxField
            id="prayer-confidential"
            label={inputs.confidential.label}
            hint={inputs.confidential.hint}
            checkbox={{
              ...formik.getFieldProps({ name: "confidential", type: "checkbox" }),
              value: "true",
              ...forbidsKeeping,
            }}
          />
        </div>
      </MailForm>
    </FormCard>
  );
}
