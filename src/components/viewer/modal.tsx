import { css } from "@emotion/react";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Ground } from "../../theme/theme";

interface ModalProps {
  label: string;
  /** The ids of what describes it, so that a listener hears them when it opens. */
  describedBy?: string;
  ground: Ground;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/* While it is open, the page behind it does not scroll, and only the dialog has a scrollbar. */
const wholeScreen = css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;

  @media screen {
    html:has(&[open]) {
      overflow: hidden;
    }
  }
`;

/** How the browser closes it; an attribute that React's lint rules do not know yet. */
const dismissal = { closedby: "any" } as const;

/** Closes the dialog in which a button stands. */
export function closeDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest("dialog")?.close();
}

/**
 * A modal dialog, which opens when it is mounted. Escape and a click beside it close it, and the browser gives the
 * focus back.
 */
export function Modal({ label, describedBy, ground, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // It is closed before it is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      {...dismissal}
      aria-label={label}
      aria-describedby={describedBy}
      data-ground={ground}
      css={wholeScreen}
      className={className}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
