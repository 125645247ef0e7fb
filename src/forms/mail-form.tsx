import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { primaryButton, quietButton } from "../components/ui/button-styles";
import { finePrint } from "../components/ui/fine-print";
import { SmartLink } from "../components/ui/smart-link";
import type { Toast } from "../components/ui/use-toasts";
import { VisuallyHidden } from "../components/ui/visually-hidden";
import { hydrateOnVisible, replayable } from "../hydration/markup";
import { theme } from "../theme/theme";
import { FallbackContact } from "./fallback-contact/fallback-contact";
import { formGrid, outcomeStyle, sendButton, summary, wholeRow } from "./form-styles";
import type { MailMessage } from "./schema/mail-link";
import { Honeypot } from "./honeypot";
import type { Failure, MailFormState } from "./use-mail-form";
import { useLanguage } from "../components/ui/use-language";
import { pluralForm } from "../words/plural";

interface MailFormProps {
  form: MailFormState;
  /** The texts that all forms share. */
  words: Queries.FormWordsFragment;
  submitLabel: string;
  /** Further buttons beside the submit button, for example Cancel. */
  beside?: ReactNode;
  /** The answers as plain text, for a mail or the clipboard. */
  answers: string;
  /** The mail offered when the form could not be sent; a private form has none. */
  mail: Pick<MailMessage, "to" | "subject">;
  /** The form's own error text, if it differs from the shared one. */
  failures?: Record<Failure["kind"], string> | undefined;
  /** The success message of a form that stays open, for a visitor who missed the toast. */
  sent?: string;
  announce: (toast: Omit<Toast, "id">) => void;
  children: ReactNode;
}

const outcomeAbove = css`
  margin-bottom: ${theme.space.lg};
`;

/** The layout of every form: the error summary, the fields, the privacy notice, the outcome and the buttons. */
export function MailForm(props: MailFormProps) {
  const { form, words, submitLabel, beside, answers, mail, sent, announce, children } = props;
  const {
    id,
    endpoint,
    element,
    formik,
    isSending,
    send,
    clear,
    wrong,
    attempts,
    failure,
    isPrivate,
    isSent,
  } = form;
  const language = useLanguage();
  const { direct, honeypot } = words;
  const failures = props.failures ?? {
    honeypot,
    offline: direct.offline,
    unconfirmed: direct.unconfirmed,
    unavailable: direct.text,
    failed: direct.text,
  };
  return (
    <form
      id={id}
      ref={element}
      method="post"
      action={endpoint}
      // Values that must not be stored as a draft must not be restored from the browser's history either.
      autoComplete={isPrivate ? "off" : undefined}
      css={formGrid}
      {...hydrateOnVisible}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p role="alert" css={summary}>
        {/* A new key at each attempt creates a new element, so that screen readers announce the same text again. */}
        {wrong > 0 && (
          <span key={attempts}>
            {pluralForm(words.errorSummary, wrong, language).replace("{count}", String(wrong))}
          </span>
        )}
      </p>
      {children}
      <Honeypot />
      <p css={finePrint}>
        {words.privacy} {/* A new tab, because a confidential request is not stored and would be lost. */}
        <SmartLink href={words.privacyLink.href} newTab>
          {words.privacyLink.label}
        </SmartLink>
      </p>
      <div css={wholeRow}>
        <div role="status">
          {isSending && <VisuallyHidden>{words.submitting}</VisuallyHidden>}
          {failure && (
            <FallbackContact
              words={direct}
              text={failures[failure.kind]}
              retryMinutes={failure.retryMinutes}
              answers={answers}
              mail={isPrivate ? undefined : mail}
              announce={announce}
            />
          )}
        </div>
        {/* Placed above the focused element, which no toast covers. */}
        {sent && isSent && <p css={[outcomeStyle, outcomeAbove]}>{sent}</p>}
        <div css={sendButton}>
          <button type="submit" disabled={isSending} css={primaryButton} {...replayable(`${id}-send`)}>
            {isSending ? words.submitting : submitLabel}
          </button>
          {beside}
          {formik.dirty && (
            <button
              type="button"
              disabled={isSending}
              css={quietButton}
              onClick={() => {
                if (!confirm(words.clear.question)) return;
                clear();
                announce({ ...words.clear.done, tone: "success" });
              }}
            >
              {words.clear.label}
            </button>
          )}
        </div>
      </div>
    </form>
  );
}
