import { css } from "@emotion/react";
import { type ReactNode, type RefObject, useRef } from "react";
import { primaryButton } from "../components/ui/button-styles";
import { stack, withoutTriangle } from "../theme/mixins";
import { media, theme } from "../theme/theme";
import { outcomeStyle } from "./form-styles";
import { Emergency, NextSteps } from "./linked-text";
import type { CardTexts, LinkedText } from "./texts";

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
  emergency: LinkedText | undefined;
  /** Content after a success. */
  next: LinkedText | undefined;
  /** The text on the closed card after a success. */
  sent: string | undefined;
  /** Whether the form contains a visitor's text. */
  isWritten: boolean;
  /** The form. */
  children: ReactNode;
}

const parts = css(stack("lg"));

/* The open card's summary must look different from the submit button. */
const detailsStyle = css`
  & > summary {
    ${primaryButton};
    display: flex;
    gap: ${theme.space.sm};
    ${withoutTriangle};

    ${media.sm} {
      width: fit-content;
    }

    &::after {
      content: "+" / "";
    }
  }

  &[open] > summary {
    margin-bottom: ${theme.space.xl};
    border-color: ${theme.colour.border};
    background-color: ${theme.colour.ground};
    color: ${theme.colour.ink};

    &:hover {
      border-color: ${theme.colour.ink};
      background-color: ${theme.colour.raised};
      color: ${theme.colour.ink};
    }

    &::after {
      content: "\\2212" / "";
    }
  }
`;

/*
 * The browser opens the details element that contains the fragment's target. The target's offset makes it scroll to
 * the section's heading.
 */
const target = css`
  position: absolute;
  top: 0;
  width: 1px;
  height: 1px;
`;

const statusStyle = css`
  ${parts};

  details[open] + & {
    display: none;
  }
`;

/**
 * Creates the state of a form's card.
 * @param anchor the URL fragment that links to the card
 * @returns the card, for `FormCard` and the button that closes it
 */
export function useFormCard(anchor: string): Card {
  const details = useRef<HTMLDetailsElement>(null);

  const close = (): void => {
    const { current } = details;
    if (!current) return;
    const { activeElement } = document;
    const isHere = activeElement === document.body || current.contains(activeElement);
    current.open = false;
    // If the fragment stayed in the URL, a reload would open the card again.
    if (location.hash === `#${anchor}`)
      history.replaceState(history.state, "", location.pathname + location.search);
    // The focus does not move if the visitor has gone on to another form.
    if (isHere) current.querySelector("summary")?.focus();
  };

  return { anchor, details, close };
}

/**
 * A form in a native details element. React does not control `open`, so the card opens before hydration and without
 * script. Only the form in it triggers hydration, which takes seconds on a slow phone: after the card has opened.
 */
export function FormCard({ card, texts, emergency, next, sent, isWritten, children }: FormCardProps) {
  const { anchor, details } = card;
  const status = sent ?? (isWritten ? texts.kept : undefined);
  return (
    <div css={parts}>
      <p>{texts.summary}</p>
      {emergency && <Emergency id="emergency" {...emergency} />}
      <details ref={details} css={detailsStyle}>
        <summary aria-describedby={status === undefined ? undefined : `${anchor}-status`}>
          {texts.expand}
        </summary>
        <div id={anchor} css={target} />
        {children}
      </details>
      {status !== undefined && (
        <div css={statusStyle}>
          <p id={`${anchor}-status`} css={outcomeStyle}>
            {status}
          </p>
          {sent !== undefined && next && <NextSteps {...next} />}
        </div>
      )}
    </div>
  );
}
