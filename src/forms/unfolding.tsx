import { css } from "@emotion/react";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { primaryButton } from "../components/ui/button-styles";
import type { Toast } from "../components/ui/use-toasts";
import { replayMark, wakeMark } from "../hydration/marks";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { useHash } from "./use-hash";

interface UnfoldingProps {
  /** The section's id; a link to it opens the form. */
  anchor: string;
  summary: string;
  expandLabel: string;
  /** The form; it opens and closes itself by `useUnfolding`. */
  children: ReactNode;
}

/** What became of the form, for a visitor who was not looking when the toast said so. */
type Outcome = Pick<Toast, "title" | "text">;

interface UnfoldingActions {
  /** Shows the form, unless the visitor has closed it. The focus stays where it is. */
  reveal: () => void;
  /** Closes the form, gives its button the focus, and says above it what became of the form until it is opened again. */
  close: (outcome?: Outcome) => void;
}

const ActionsContext = createContext<UnfoldingActions>({ reveal: () => undefined, close: () => undefined });

/** The way for a form to open and to close the card that it is in. */
export function useUnfolding(): UnfoldingActions {
  return useContext(ActionsContext);
}

const stack = css`
  display: grid;
  gap: ${theme.space.lg};
  justify-items: start;
`;

/*
 * Without script the form stands open. With script it is closed before React is there to say so, unless the
 * address leads to it, the tab keeps a draft of it, or scripts have failed: the loader marks the page so.
 */
const fold = (anchor: string) => css`
  width: 100%;
  margin-top: ${theme.space.md};

  ${media.scripting} {
    html:not([data-plain]) &[data-state="closed"],
    html:not([data-plain]):not([data-drafts~="${anchor}"]) section:not(:target) &[data-state="early"] {
      display: none;
    }
  }
`;

const outcomeStyle = css`
  padding-left: ${theme.space.lg};
  border-left: 4px solid ${theme.colour.ink};

  strong {
    display: block;
  }
`;

/* Nobody is to take it for the button that sends: it is there while the form is not. */
const opener = (anchor: string) => css`
  ${media.scriptless} {
    display: none;
  }

  html[data-plain] &,
  &[data-state="open"],
  html[data-drafts~="${anchor}"] &[data-state="early"],
  section:target &[data-state="early"] {
    display: none;
  }
`;

/** A form that waits behind a button: focus goes in with the visitor and comes back with them. */
export function Unfolding({ anchor, summary, expandLabel, children }: UnfoldingProps) {
  const hash = useHash();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const button = useRef<HTMLButtonElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const open = choice ?? (hash === null ? null : hash === `#${anchor}`);
  const state = open === null ? "early" : open ? "open" : "closed";

  // At once: what is not displayed cannot be given the focus.
  const choose = (made: boolean, became?: Outcome): void => {
    flushSync(() => {
      setChoice(made);
      setOutcome(became);
    });
  };

  const expand = (): void => {
    choose(true);
    region.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  };

  const reveal = (): void => {
    setChoice((made) => made ?? true);
  };

  const close = (became?: Outcome): void => {
    choose(false, became);
    button.current?.focus();
  };

  return (
    <div css={stack} {...wakeMark}>
      <p>{summary}</p>
      {outcome && (
        <p css={outcomeStyle}>
          <strong>{outcome.title}</strong> {outcome.text}
        </p>
      )}
      <button
        ref={button}
        type="button"
        aria-expanded={open ?? false}
        aria-controls={`${anchor}-fold`}
        data-state={state}
        css={[primaryButton, opener(anchor)]}
        onClick={expand}
        {...replayMark}
      >
        {expandLabel}
      </button>
      <div ref={region} id={`${anchor}-fold`} data-state={state} css={fold(anchor)}>
        <ActionsContext value={{ reveal, close }}>{children}</ActionsContext>
      </div>
    </div>
  );
}
