import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { secondaryButton } from "../components/ui/button-styles";
import { useLanguage } from "../components/ui/site-texts";
import type { Toast } from "../components/ui/toasts";
import { theme } from "../theme/theme";
import { choosePluralForm } from "../text/numbers";
import { errorSummaryStyle } from "./form-styles";
import { Helplines } from "./helplines";
import { type MailMessage, mailLink } from "./mail-link";
import type { CommonTexts, EmergencyTexts } from "./texts";
import { fillText } from "../text/fill-text";

interface FallbackContactProps {
  texts: CommonTexts["direct"];
  /** The error message, which says that the visitor's text is not lost. */
  text: string;
  /** The number of minutes until the form may be sent again, if known. */
  retryMinutes: number | undefined;
  /** The visitor's answers as plain text. */
  answers: string;
  /** The mail that the visitor can send instead; omitted if a mail would reach more readers than the form allows. */
  mail: Pick<MailMessage, "to" | "subject"> | undefined;
  /** The helplines, repeated here because the card shows them far above. */
  emergency: EmergencyTexts | undefined;
  announce: (toast: Omit<Toast, "id">) => void;
}

const boxStyle = css`
  ${errorSummaryStyle};
  display: grid;
  justify-items: start;
  gap: ${theme.space.sm};
  margin-bottom: ${theme.space.lg};
  overflow-wrap: anywhere;
`;

/** Offers a visitor other ways to deliver their text when the form could not be sent. */
export function FallbackContact(props: FallbackContactProps) {
  const { texts, text, retryMinutes, answers, mail, emergency, announce } = props;
  const language = useLanguage();
  const boxRef = useRef<HTMLDivElement>(null);
  const link = mail && mailLink({ ...mail, body: answers, shortened: texts.shortened });

  // Scrolls the box into view after the send button has the focus again: to the centre, where no toast covers it, or to
  // the top if it is higher than half the window. If the box is taller than the window, the button stays in view.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const height = boxRef.current?.offsetHeight ?? 0;
      if (height > innerHeight) return;
      boxRef.current?.scrollIntoView({ block: height > innerHeight / 2 ? "start" : "center" });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  const copyAnswers = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(answers);
      announce({ ...texts.copied, tone: "success" });
    } catch {
      announce({ ...texts.notCopied, tone: "failure", isPersistent: true });
    }
  };

  return (
    <div ref={boxRef} css={boxStyle}>
      {retryMinutes && (
        <p>{fillText(choosePluralForm(texts.limited, retryMinutes, language), { minutes: retryMinutes })}</p>
      )}
      <p>
        {text} {/* Shown as text too: a mailto link does nothing without a mail program. */}
        {link && (
          <a href={link.href}>
            {texts.label} ({mail.to})
          </a>
        )}
      </p>
      {link && !link.isComplete && <p>{texts.tooLong}</p>}
      <button type="button" css={secondaryButton} onClick={() => void copyAnswers()}>
        {texts.copy}
      </button>
      {emergency && <Helplines {...emergency} />}
    </div>
  );
}
