import { useEffect, useState } from "react";
import { primaryButton } from "../../components/ui/button-styles";
import { SmartLink } from "../../components/ui/smart-link";
import { ToastRegion } from "../../components/ui/toast-region";
import { useToasts } from "../../components/ui/use-toasts";
import { replayMark, wakeMark } from "../../hydration/marks";
import { useHydration } from "../../hydration/use-hydration";
import { SelectField } from "../fields/select-field";
import { TextAreaField } from "../fields/text-area-field";
import { TextField } from "../fields/text-field";
import { finePrint, formGrid, sendButton, summary, wholeRow } from "../form-styles";
import { contactLimits, countCharacters } from "./schema";
import { contactEndpoint, contactFormId, useContactForm } from "./use-contact-form";

interface ContactFormProps {
  words: Queries.ContactFormFragment;
  /** The mail address for those whose message could not be sent. */
  address: string;
}

/** "Send Us a Message": works as a plain form until React takes over. */
export function ContactForm({ words, address }: ContactFormProps) {
  useHydration();
  const { toasts, show, dismiss } = useToasts();
  const [failed, setFailed] = useState(false);
  const { element, formik, send } = useContactForm({
    onSuccess: () => {
      setFailed(false);
      show({ ...words.success, tone: "success" });
    },
    onFailure: () => {
      setFailed(true);
      show({ ...words.failure, tone: "failure" });
    },
  });

  // Without script the browser checks the fields; from here on the form does, in its own words.
  useEffect(() => {
    element.current?.setAttribute("novalidate", "");
  }, [element]);

  const { inputs, requiredMark } = words;
  const tried = formik.submitCount > 0;

  /**
   * Said once the visitor has tried to send, and gone as soon as it is mended. Not on leaving a field:
   * a line that appears between pressing and releasing moves the button from under the finger.
   */
  const problem = (name: keyof typeof inputs): string | undefined => {
    const key = formik.errors[name];
    if (!tried || key === undefined) return undefined;
    const messages: Partial<Record<string, string>> = inputs[name].errors;
    return messages[key];
  };

  const wrong = Object.keys(formik.errors).length;
  const count = countCharacters(formik.values.message);
  const counter = words.counter
    .replace("{count}", count.toLocaleString("en-US"))
    .replace("{limit}", contactLimits.message.toLocaleString("en-US"));

  return (
    <>
      <form
        id={contactFormId}
        ref={element}
        method="post"
        action={contactEndpoint}
        css={formGrid}
        {...wakeMark}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p role="alert" css={summary}>
          {tried &&
            wrong > 0 &&
            (wrong === 1
              ? words.errorSummary.one
              : words.errorSummary.other.replace("{count}", String(wrong)))}
        </p>
        <TextField
          id="contact-name"
          label={inputs.name.label}
          mark={requiredMark}
          error={problem("name")}
          input={{ ...formik.getFieldProps("name"), autoComplete: "name", required: true }}
        />
        <TextField
          id="contact-email"
          label={inputs.email.label}
          mark={requiredMark}
          hint={inputs.email.hint}
          error={problem("email")}
          input={{ ...formik.getFieldProps("email"), type: "email", autoComplete: "email", required: true }}
        />
        <div css={wholeRow}>
          <SelectField
            id="contact-inquiry-type"
            label={inputs.inquiryType.label}
            mark={requiredMark}
            error={problem("inquiryType")}
            options={inputs.inquiryType.options}
            select={formik.getFieldProps("inquiryType")}
          />
        </div>
        <div css={wholeRow}>
          <TextAreaField
            id="contact-message"
            label={inputs.message.label}
            mark={requiredMark}
            error={problem("message")}
            note={counter}
            textarea={{ ...formik.getFieldProps("message"), required: true }}
          />
        </div>
        <p css={finePrint}>
          {words.privacy} <SmartLink href={words.privacyLink.href}>{words.privacyLink.label}</SmartLink>
        </p>
        <button
          type="submit"
          disabled={formik.isSubmitting}
          css={[primaryButton, sendButton]}
          {...replayMark}
        >
          {formik.isSubmitting ? words.submitting : words.submit}
        </button>
        {failed && (
          <p css={summary}>
            {words.direct.text} <SmartLink href={`mailto:${address}`}>{words.direct.label}</SmartLink>
          </p>
        )}
      </form>
      <ToastRegion toasts={toasts} dismiss={dismiss} />
    </>
  );
}
