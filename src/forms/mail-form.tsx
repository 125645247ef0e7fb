import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { primaryButton, quietButton, secondaryButton } from "../components/ui/button-styles";
import { finePrintStyle } from "../components/ui/fields";
import { SmartLink } from "../components/ui/links";
import { useLanguage } from "../components/ui/site-texts";
import { VisuallyHidden } from "../components/ui/headings";
import { hydrateOnVisible, markReplayable } from "../hydration/markup";
import { scriptOnlyStyle } from "../hydration/scripted";
import { theme } from "../theme/theme";
import { choosePluralForm } from "../text/numbers";
import { formatAnswers, isSame } from "./answers";
import { endpointOf, honeypotName } from "./endpoint";
import { FallbackContact } from "./fallback-contact";
import { FormCard, useFormCard } from "./form-card";
import { FormFields } from "./form-fields";
import { formGridStyle, outcomeStyle, buttonRowStyle, errorSummaryStyle, wholeRowStyle } from "./form-styles";
import { useMailForm, type MailFormOptions, type MailFormState } from "./use-mail-form";
import type { CommonTexts, FormTexts } from "./texts";
import { fillText } from "../text/fill-text";

interface MailFormProps extends Omit<MailFormOptions, "onDone"> {
  /** The texts that all forms share. */
  commonTexts: CommonTexts;
}

/** A form: a plain HTML form until React hydrates it. It is in a card if there are texts for a card. */
export function MailForm({ form, texts, commonTexts, toasts }: MailFormProps) {
  const { name } = form;
  const card = useFormCard(form.anchor);
  const state = useMailForm({ form, texts, toasts, onDone: card.close });
  const { sentText, isSending, formik } = state;
  const bodyProps = { state, texts, commonTexts, toasts };
  if (!texts.card) return <FormBody {...bodyProps} />;

  const confidential = false;
  const hasText = !isSame({ ...formik.values, confidential }, { ...form.initialValues, confidential });
  return (
    <FormCard
      card={card}
      texts={texts.card}
      closeLabel={commonTexts.close}
      introduction={texts.introduction}
      emergency={texts.emergency}
      nextSteps={texts.next}
      sentText={sentText}
      hasText={hasText}
    >
      <FormBody
        {...bodyProps}
        cancelButton={
          <button
            type="button"
            disabled={isSending}
            css={[secondaryButton, scriptOnlyStyle]}
            onClick={card.close}
            {...markReplayable(`${name}-cancel`)}
          >
            {texts.card.cancel}
          </button>
        }
      />
    </FormCard>
  );
}

const outcomeSpaceStyle = css`
  margin-bottom: ${theme.space.lg};
`;

interface FormBodyProps extends Omit<MailFormProps, "form"> {
  state: MailFormState;
  cancelButton?: React.ReactNode;
}

/** The error summary, the fields, the privacy notice, the outcome and the buttons. */
function FormBody({ state, texts, commonTexts, toasts, cancelButton }: FormBodyProps) {
  const { form, id, element, formik, isSending, send, clear, errorCount, attemptCount, failure, isPrivate } =
    state;
  const language = useLanguage();
  const { values } = formik;
  const isEmptied = Object.entries(form.fields).some(
    ([name, { control }]) => control === "textarea" && values[name] === "",
  );
  return (
    <form
      id={id}
      ref={element}
      method="post"
      action={endpointOf(form.name)}
      // Values that must not be stored as a draft must not be restored from the browser's history either.
      autoComplete={isPrivate ? "off" : undefined}
      css={formGridStyle}
      {...(texts.card && hydrateOnVisible)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p role="alert" css={errorSummaryStyle}>
        {/* A new key at each attempt creates a new element, so that screen readers announce the same text again. */}
        {errorCount > 0 && (
          <span key={attemptCount}>
            {fillText(choosePluralForm(commonTexts.errorSummary, errorCount, language), {
              count: errorCount,
            })}
          </span>
        )}
      </p>
      {state.isRestored && isPrivate && isEmptied && (
        <p css={[outcomeStyle, wholeRowStyle]}>{texts.notKept}</p>
      )}
      <FormFields state={state} texts={texts} commonTexts={commonTexts} />
      {/* Hidden from all visitors, so that only bots fill it in. */}
      <VisuallyHidden>
        <input type="text" name={honeypotName} aria-hidden tabIndex={-1} autoComplete="off" defaultValue="" />
      </VisuallyHidden>
      <p css={finePrintStyle}>
        {commonTexts.privacy}{" "}
        {/* A new tab, because a confidential request is not stored and would be lost. */}
        <SmartLink href={commonTexts.privacyLink.href} opensInNewTab>
          {commonTexts.privacyLink.label}
        </SmartLink>
      </p>
      <div css={wholeRowStyle}>
        <div role="status">
          {isSending && <VisuallyHidden>{commonTexts.submitting}</VisuallyHidden>}
          {failure && (
            <FallbackContact
              texts={commonTexts.direct}
              text={failureTexts(texts, commonTexts, isPrivate)[failure.kind] ?? commonTexts.direct.text}
              retryMinutes={failure.retryMinutes}
              answers={formatAnswers(form, values, texts)}
              mail={isPrivate ? undefined : { to: texts.address, subject: texts.visitorMailSubject }}
              emergency={texts.emergency}
              announce={toasts.show}
            />
          )}
        </div>
        {/* For a visitor who missed the toast. A card shows this text itself. */}
        {!texts.card && state.sentText !== undefined && <Outcome>{state.sentText}</Outcome>}
        <div css={buttonRowStyle}>
          <button type="submit" disabled={isSending} css={primaryButton} {...markReplayable(`${id}-send`)}>
            {isSending ? commonTexts.submitting : texts.submit}
          </button>
          {cancelButton}
          {formik.dirty && (
            <button
              type="button"
              disabled={isSending}
              css={quietButton}
              onClick={() => {
                if (!confirm(commonTexts.clear.question)) return;
                clear();
                toasts.show({ ...commonTexts.clear.done, tone: "success" });
              }}
            >
              {commonTexts.clear.label}
            </button>
          )}
        </div>
      </div>
    </form>
  );
}

/** The outcome above the submit button, scrolled so that no toast covers the two. */
function Outcome({ children }: { children: string }) {
  const outcomeRef = useRef<HTMLParagraphElement>(null);

  // After the button has the focus again, unless the visitor has gone on to another form.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (outcomeRef.current?.closest("form")?.contains(document.activeElement))
        outcomeRef.current.scrollIntoView({ block: "center" });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <p ref={outcomeRef} css={[outcomeStyle, outcomeSpaceStyle]}>
      {children}
    </p>
  );
}

/**
 * The text of a failure. For a confidential message, it does not contain an email address, because more people read
 * that mailbox.
 */
function failureTexts(texts: FormTexts, { direct, honeypot }: CommonTexts, isPrivate: boolean) {
  const { offline, unconfirmed, text } = direct;
  if (!isPrivate) return { honeypot, offline, unconfirmed, unavailable: text, failed: text };
  const { honeypotConfidential, withoutMail, withoutMailUnconfirmed, unavailable } = texts;
  return {
    honeypot: honeypotConfidential,
    offline: withoutMail,
    unconfirmed: withoutMailUnconfirmed,
    unavailable,
    failed: withoutMail,
  };
}
