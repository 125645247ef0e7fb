import { css } from "@emotion/react";
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { type Ground } from "../../theme/grounds";
import { wrappedRow } from "../../theme/mixins";
import { theme } from "../../theme/theme";
import { compactButton, secondaryButton } from "../ui/button-styles";
import { Picture } from "../ui/picture";
import { ShareButton } from "../ui/share-button";

interface ModalProps {
  label: string;
  /** The ids of the elements that describe it to screen readers when it opens. */
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
  overscroll-behavior: contain;

  @media screen {
    html:has(&[open]) {
      overflow: hidden;
    }
  }
`;

/** How the browser closes it; an attribute that React's lint rules do not know yet. */
const dismissal = { closedby: "any" } as const;

/** Closes the dialog around a button. */
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

interface EnlargedPageProps {
  label: string;
  close: string;
  picture: Queries.PictureFragment;
  /** The shared fragment: that of the page's text. */
  href: string;
  /** Its name for screen readers. */
  about: string;
  onClose: () => void;
  /** The steps to the other pages. */
  children: ReactNode;
}

const enlargedWidth = "max(40rem, min(86vw, 56rem))";

const box = css`
  padding: ${theme.space.md};

  &::backdrop {
    background-color: ${theme.colour.ground};
  }

  picture {
    display: block;
    width: ${enlargedWidth};
    margin: ${theme.space.md} auto 0;
  }
`;

/* The buttons stay visible while the page is scrolled in either direction. */
const bar = css`
  position: sticky;
  z-index: 1;
  inset: 0 auto auto 0;
  ${wrappedRow("xs")};
  width: fit-content;
  max-width: calc(100vw - 2 * ${theme.space.md});

  & > div {
    margin: 0;
    background-color: ${theme.colour.ground};
  }

  && button {
    ${compactButton};
    flex: none;
  }
`;

/** A single page at a readable size on any screen, below the steps to the others; it scrolls in both directions. */
export function EnlargedPage(props: EnlargedPageProps) {
  const { label, close, picture, href, about, onClose, children } = props;
  const buttons = useRef<HTMLDivElement>(null);
  // The next page begins at its top.
  useLayoutEffect(() => {
    buttons.current?.closest("dialog")?.scrollTo({ left: 0, top: 0, behavior: "instant" });
  }, [href]);
  return (
    <Modal label={label} ground="dark" css={box} onClose={onClose}>
      <div ref={buttons} css={bar}>
        {children}
        <ShareButton href={href} subject={about} />
        <button type="button" css={secondaryButton} onClick={closeDialog}>
          {close}
        </button>
      </div>
      <Picture key={href} picture={picture} sizes={enlargedWidth} />
    </Modal>
  );
}
