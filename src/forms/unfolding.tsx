import { css } from "@emotion/react";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { primaryButton } from "../components/ui/button-styles";
import { replayMark, wakeMark } from "../hydration/marks";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { useHash } from "./use-hash";

interface UnfoldingProps {
  /** The section's id; a link to it opens the form. */
  anchor: string;
  summary: string;
  expandLabel: string;
  /** The form; it closes itself by `useClose`. */
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

/** The way for a form to close the card that it is in. */
export function useClose(): () => void {
  return useContext(CloseContext);
}

const stack = css`
  display: grid;
  gap: ${theme.space.lg};
  justify-items: start;
`;

/*
 * Without script the form stands open. With script it is closed before React is there to say so, unless the
 * address leads to it or scripts have failed (the loader then marks the page as plain).
 */
const fold = css`
  width: 100%;
  margin-top: ${theme.space.md};

  ${media.scripting} {
    html:not([data-plain]) &[data-state="closed"],
    html:not([data-plain]) section:not(:target) &[data-state="early"] {
      display: none;
    }
  }
`;

const opener = css`
  ${media.scriptless} {
    display: none;
  }
`;

/** A form that waits behind a button: focus goes in with the visitor and comes back with them. */
export function Unfolding({ anchor, summary, expandLabel, children }: UnfoldingProps) {
  const hash = useHash();
  const [choice, setChoice] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const open = choice ?? (hash === null ? null : hash === `#${anchor}`);

  const toggle = (): void => {
    // At once: what is not displayed cannot be given the focus.
    flushSync(() => {
      setChoice(!open);
    });
    if (!open) region.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  };

  const close = (): void => {
    setChoice(false);
    button.current?.focus();
  };

  return (
    <div css={stack} {...wakeMark}>
      <p>{summary}</p>
      <button
        ref={button}
        type="button"
        aria-expanded={open ?? false}
        aria-controls={`${anchor}-fold`}
        css={[primaryButton, opener]}
        onClick={toggle}
        {...replayMark}
      >
        {expandLabel}
      </button>
      <div
        ref={region}
        id={`${anchor}-fold`}
        data-state={open === null ? "early" : open ? "open" : "closed"}
        css={fold}
      >
        <CloseContext value={close}>{children}</CloseContext>
      </div>
    </div>
  );
}
