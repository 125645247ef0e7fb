import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { secondaryButton } from "../../components/ui/button-styles";
import type { Toast } from "../../components/ui/use-toasts";
import { theme } from "../../theme/theme";
import { summary } from "../form-styles";
import { type Letter, mailLink } from "../schema/mail-link";

interface AnotherWayProps {
  words: Queries.FormDirectFragment;
  /** What happened, and that nothing is lost. */
  text: string;
  /** What was written, as a text. */
  letter: string;
  /** The mail that may be written instead; none where more people would read it than may. */
  mail: Pick<Letter, "to" | "subject"> | undefined;
  announce: (toast: Omit<Toast, "id">) => void;
}

const stack = css`
  ${summary};
  display: grid;
  justify-items: start;
  gap: ${theme.space.sm};
  margin-bottom: ${theme.space.lg};
  overflow-wrap: anywhere;
`;

/** What a visitor can do with their words when the form could not be sent. */
export function AnotherWay({ words, text, letter, mail, announce }: AnotherWayProps) {
  const box = useRef<HTMLDivElement>(null);
  const link = mail && mailLink({ ...mail, body: letter, shortened: words.shortened });

  // In the middle, where no toast covers it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
  }, []);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(letter);
      announce({ ...words.copied, tone: "success" });
    } catch {
      announce({ ...words.notCopied, tone: "failure", stays: true });
    }
  };

  return (
    <div ref={box} css={stack}>
      <p>
        {text} {/* The address in words too: where no mail program is set up, the link leads nowhere. */}
        {link && (
          <a href={link.href}>
            {words.label} ({mail.to})
          </a>
        )}
      </p>
      {link && !link.whole && <p>{words.tooLong}</p>}
      <button type="button" css={secondaryButton} onClick={() => void copy()}>
        {words.copy}
      </button>
    </div>
  );
}
