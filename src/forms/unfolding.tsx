import { css } from "@emotion/react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { primaryButton, secondaryButton } from "../components/ui/button-styles";
import { replayMark, wakeMark } from "../hydration/marks";
import { media } from "../theme/media";
import { scripted } from "../theme/scripted";
import { theme } from "../theme/theme";
import { forgetClosed, rememberClosed, wasClosed } from "./drafts/closed-card";
import { outcomeStyle } from "./form-styles";
import { ActionsContext } from "./unfolding-actions";
import { useStoodOpen } from "./use-stood-open";

interface UnfoldingProps {
  /** The section's id, and the form's short name; a link to it opens the form. */
  anchor: string;
  card: Queries.FormCardFragment;
  /** What must be read whether the form is open or not. */
  notice?: ReactNode;
  /** The form; it opens and closes itself by `useUnfolding`. */
  children: ReactNode;
}

/** What the closed card says. */
interface Outcome {
  words: string;
  /** Nothing is left to do. */
  isSent: boolean;
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};

  ${media.sm} {
    justify-items: start;
  }
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

/* Nobody is to take it for the button that sends: it is there while the form is not. */
const opener = (anchor: string) => css`
  ${scripted};

  html[data-plain] &,
  &[data-state="open"],
  html[data-drafts~="${anchor}"] &[data-state="early"],
  section:target &[data-state="early"] {
    display: none;
  }
`;

/** A form that waits behind a button: focus goes in with the visitor and comes back with them. */
export function Unfolding({ anchor, card, notice, children }: UnfoldingProps) {
  const stoodOpen = useStoodOpen(anchor);
  const [choice, setChoice] = useState<boolean>();
  const [outcome, setOutcome] = useState<Outcome>();
  const button = useRef<HTMLButtonElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const kept: Outcome = { words: card.kept, isSent: false };
  const open = choice ?? stoodOpen;
  const state = open === undefined ? "early" : open ? "open" : "closed";

  // At once: what is not displayed cannot be given the focus.
  const choose = (made: boolean, became?: Outcome): void => {
    flushSync(() => {
      setChoice(made);
      setOutcome(became);
    });
  };

  const expand = (): void => {
    forgetClosed(anchor);
    const isAtButton = [document.body, button.current].includes(document.activeElement as HTMLElement);
    choose(true);
    // A click that waited for React calls nobody away who has gone on to another field.
    if (!isAtButton) return;
    region.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  };

  // A link that leads here opens what was closed before; one that leads elsewhere closes nothing.
  const leadsHere = (): boolean => location.hash === `#${anchor}`;
  const follow = useEffectEvent(() => {
    if (!leadsHere()) return;
    forgetClosed(anchor);
    setChoice(true);
    setOutcome(undefined);
  });
  useEffect(() => {
    const onChange = (): void => {
      follow();
    };
    addEventListener("hashchange", onChange);
    return () => {
      removeEventListener("hashchange", onChange);
    };
  }, []);

  const reveal = (isWritten: boolean): void => {
    if (leadsHere()) forgetClosed(anchor);
    if (wasClosed(anchor)) setOutcome(isWritten ? kept : undefined);
    else setChoice((made) => made ?? true);
  };

  const close = (became?: Outcome): void => {
    // Whoever has gone on to another form is not called back.
    const { activeElement } = document;
    const isHere = activeElement === document.body || region.current?.contains(activeElement);
    choose(false, became);
    // Left in the address, it would be no change when the next link leads here.
    if (leadsHere()) history.replaceState(history.state, "", location.pathname + location.search);
    if (isHere) button.current?.focus();
  };

  const cancel = (isWritten: boolean): void => {
    if (isWritten) rememberClosed(anchor);
    close(isWritten ? kept : undefined);
  };

  const finish = (words: string): void => {
    close({ words, isSent: true });
  };

  return (
    <div css={stack} {...wakeMark}>
      <p>{card.summary}</p>
      {notice}
      {outcome && (
        <p id={`${anchor}-outcome`} css={outcomeStyle}>
          {outcome.words}
        </p>
      )}
      <button
        ref={button}
        type="button"
        aria-expanded={open ?? false}
        aria-controls={`${anchor}-fold`}
        // Whoever has closed the form hears that their words are kept; of what was sent a toast speaks.
        aria-describedby={outcome && !outcome.isSent ? `${anchor}-outcome` : undefined}
        data-state={state}
        css={[outcome?.isSent ? secondaryButton : primaryButton, opener(anchor)]}
        onClick={expand}
        {...replayMark}
      >
        {outcome?.isSent ? card.again : card.expand}
      </button>
      <div ref={region} id={`${anchor}-fold`} data-state={state} css={fold(anchor)}>
        <ActionsContext value={{ reveal, cancel, finish }}>{children}</ActionsContext>
      </div>
    </div>
  );
}
