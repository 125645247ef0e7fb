import { css } from "@emotion/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { primaryButton, quietButton, secondaryButton } from "../components/ui/button-styles";
import { stack, hideTriangle } from "../theme/mixins";
import { media, theme } from "../theme/theme";
import { outcomeStyle } from "./form-styles";
import { Helplines, NextSteps } from "./helplines";
import type { CardTexts, EmergencyTexts, TextWithLinks } from "./texts";

/** The state of a card, for the form in it. */
interface Card {
  /** The URL fragment that links to the card and opens it. */
  anchor: string;
  details: RefObject<HTMLDetailsElement | null>;
  /** Closes the card and moves the focus to its summary. */
  close: () => void;
}

interface FormCardProps {
  card: Card;
  texts: CardTexts;
  /** The label of the summary while the card is open. */
  closeLabel: string;
  introduction: string;
  emergency: EmergencyTexts | undefined;
  /** Content after a success. */
  nextSteps: TextWithLinks | undefined;
  /** The text that replaces the form after a success. */
  sentText: string | undefined;
  /** Whether the form contains a visitor's text. */
  hasText: boolean;
  children: ReactNode;
}

const cardStyle = css(stack("lg"));

const aboutStyle = css(stack("md"));

const statusStyle = css`
  ${stack("xs")};

  div:has(> [open]) > & {
    display: none;
  }
`;

const summaryStyle = css`
  & > summary {
    ${hideTriangle};
  }

  &:not([open]) > summary {
    display: flex;
    gap: ${theme.space.sm};

    ${media.sm} {
      width: fit-content;
    }

    &::after {
      content: "+" / "";
    }
  }

  &[open] > summary {
    ${quietButton};
    display: flex;
    width: fit-content;
    min-height: 2.75rem;
    margin: 0 0 ${theme.space.xs} auto;
  }

  &[open] > summary > :first-child,
  &:not([open]) > summary > :last-child {
    display: none;
  }
`;

const primarySummaryStyle = css`
  &:not([open]) > summary {
    ${primaryButton};
  }
`;

/* After a success, the button for another message is a secondary button. */
const secondarySummaryStyle = css`
  &:not([open]) > summary {
    ${secondaryButton};
  }
`;

/* Moves the button below the next steps. On a phone, the toast would cover a button above the next steps. */
const lastIfClosedStyle = css`
  &:not([open]) {
    order: 1;
  }
`;

/*
 * The browser opens the details element that contains the fragment's target. Because of the target's offset, the
 * browser scrolls to the section's heading.
 */
const anchorStyle = css`
  position: absolute;
  top: 0;
  width: 1px;
  height: 1px;
`;

/**
 * Creates the state of a form's card.
 * @param anchor the URL fragment that links to the card
 * @returns the card, for `FormCard` and the button that closes it
 */
export function useFormCard(anchor: string): Card {
  const detailsRef = useRef<HTMLDetailsElement>(null);

  const close = (): void => {
    const { current } = detailsRef;
    if (!current) return;
    const { activeElement } = document;
    const hasFocus = activeElement === document.body || current.contains(activeElement);
    current.open = false;
    // If the fragment stayed in the URL, a reload would open the card again.
    if (location.hash === `#${anchor}`)
      history.replaceState(history.state, "", location.pathname + location.search);
    // The focus does not move if the visitor has gone on to another form.
    if (hasFocus) current.querySelector("summary")?.focus();
  };

  return { anchor, details: detailsRef, close };
}

/**
 * A form in a native details element. React does not control `open`, so the card opens before hydration and without
 * script. Hydration takes seconds on a slow phone. So only the form in the card triggers it, once the card is open.
 */
export function FormCard(props: FormCardProps) {
  const { card, texts, closeLabel, introduction, emergency, nextSteps, sentText, hasText, children } = props;
  const { anchor, details: detailsRef } = card;
  const boxRef = useRef<HTMLDivElement>(null);
  const outcomeRef = useRef<HTMLParagraphElement>(null);
  const status = sentText ?? (hasText ? texts.kept : undefined);

  // The outcome takes the place of the form and its focus, unless the visitor has gone on to another form.
  useEffect(() => {
    if (sentText === undefined || !detailsRef.current?.contains(document.activeElement)) return;
    outcomeRef.current?.focus();
    boxRef.current?.scrollIntoView();
  }, [sentText, detailsRef]);

  return (
    <div ref={boxRef} css={cardStyle}>
      {emergency && <Helplines id="emergency" {...emergency} />}
      {status !== undefined && (
        <div css={statusStyle}>
          <p
            ref={outcomeRef}
            id={`${anchor}-status`}
            tabIndex={sentText === undefined ? undefined : -1}
            css={outcomeStyle}
          >
            {status}
          </p>
          {sentText !== undefined && nextSteps && <NextSteps {...nextSteps} />}
        </div>
      )}
      <details
        ref={detailsRef}
        css={[
          sentText === undefined ? primarySummaryStyle : secondarySummaryStyle,
          sentText !== undefined && nextSteps && lastIfClosedStyle,
          summaryStyle,
        ]}
      >
        <summary aria-describedby={status === undefined ? undefined : `${anchor}-status`}>
          <span>{texts.expand}</span>
          <span>{closeLabel}</span>
        </summary>
        <div id={anchor} css={anchorStyle} />
        {children}
      </details>
      {/* Below the form, so that the first screen of the open form shows its first field. */}
      <div css={aboutStyle}>
        <p>{introduction}</p>
        <p>{texts.summary}</p>
        {emergency && <p>{emergency.text}</p>}
      </div>
    </div>
  );
}
