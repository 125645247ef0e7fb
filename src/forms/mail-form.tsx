import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { primaryButton, quietButton } from "../components/ui/button-styles";
import { SmartLink } from "../components/ui/smart-link";
import type { Toast } from "../components/ui/use-toasts";
import { VisuallyHidden } from "../components/ui/visually-hidden";
import { replayMark, wakeMark } from "../hydration/marks";
import { theme } from "../theme/theme";
import { AnotherWay } from "./another-way/another-way";
import { finePrint, formGrid, outcomeStyle, sendButton, summary, wholeRow } from "./form-styles";
import type { Letter } from "./schema/mail-link";
import { Trap } from "./trap";
import type { Failure, MailFormState } from "./use-mail-form";

interface MailFormProps {
  form: MailFormState;
  /** What all forms say. */
  words: Queries.FormWordsFragment;
  submitLabel: string;
  /** What else stands beside the button: Cancel, say. */
  beside?: ReactNode;
  /** What was written, as a text for a mail or for the clipboard. */
  letter: string;
  /** The mail that may be written where the form could not be sent; a private form offers none. */
  mail: Pick<Letter, "to" | "subject">;
  /** What is said beside the form when it could not be sent, where that differs from what all forms say. */
  failures?: Record<Failure, string> | undefined;
  /** What a form that stays open says once it was sent, for a visitor who was not looking when the toast did. */
  sent?: string;
  announce: (toast: Omit<Toast, "id">) => void;
  children: ReactNode;
}

const outcomeAbove = css`
  margin-bottom: ${theme.space.lg};
`;

/** The shell of every form: what needs attention, the fields, where the words go, what became of them, the buttons. */
export function MailForm(props: MailFormProps) {
  const { form, words, submitLabel, beside, letter, mail, sent, announce, children } = props;
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
  const { one, other } = words.errorSummary;
  const { direct, honeypot } = words;
  const failures = props.failures ?? {
    trapped: honeypot,
    offline: direct.offline,
    unconfirmed: direct.unconfirmed,
    unavailable: direct.text,
    other: direct.text,
  };
  return (
    <form
      id={id}
      ref={element}
      method="post"
      action={endpoint}
      // What the browser may not keep as a draft, it may not keep with its history either.
      autoComplete={isPrivate ? "off" : undefined}
      css={formGrid}
      {...wakeMark}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p role="alert" css={summary}>
        {/* Another element at each attempt, so that the same words are announced again. */}
        {wrong > 0 && (
          <span key={attempts}>{wrong === 1 ? one : other.replace("{count}", String(wrong))}</span>
        )}
      </p>
      {children}
      <Trap />
      <p css={finePrint}>
        {words.privacy} <SmartLink href={words.privacyLink.href}>{words.privacyLink.label}</SmartLink>
      </p>
      <div css={wholeRow}>
        <div role="status">
          {isSending && <VisuallyHidden>{words.submitting}</VisuallyHidden>}
          {failure && (
            <AnotherWay
              words={direct}
              text={failures[failure]}
              letter={letter}
              mail={isPrivate ? undefined : mail}
              announce={announce}
            />
          )}
        </div>
        {/* Above what has the focus, which no toast covers. */}
        {sent && isSent && <p css={[outcomeStyle, outcomeAbove]}>{sent}</p>}
        <div css={sendButton}>
          <button type="submit" disabled={isSending} css={primaryButton} {...replayMark}>
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
