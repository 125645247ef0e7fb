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
  /** The ids of the elements that describe the dialog to screen readers when it opens. */
  describedBy?: string;
  ground: Ground;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/* While the dialog is open, the page behind it does not scroll, and only the dialog has a scrollbar. */
const fullScreenStyle = css`
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

/** Lets a click outside close the dialog. React's lint rules do not know this attribute yet. */
const dismissalAttributes = { closedby: "any" } as const;

export function closeDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest("dialog")?.close();
}

/**
 * A modal dialog, which opens when it is mounted. Escape and a click outside close the dialog, and the browser restores
 * the focus.
 */
export function Modal({ label, describedBy, ground, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog is closed before it is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      {...dismissalAttributes}
      aria-label={label}
      aria-describedby={describedBy}
      data-ground={ground}
      css={fullScreenStyle}
      className={className}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}

interface EnlargedPageProps {
  label: string;
  closeLabel: string;
  picture: Queries.PictureFragment;
  /** The address to share: the fragment of the page's text. */
  href: string;
  /** The name of the page, for screen readers. */
  subject: string;
  onClose: () => void;
  /** The buttons to the other pages. */
  children: ReactNode;
}

const enlargedWidth = "max(40rem, min(86vw, 56rem))";

const enlargedPageStyle = css`
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
const buttonBarStyle = css`
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

/** A single page at a readable size on any screen, below the page buttons. It scrolls in both directions. */
export function EnlargedPage(props: EnlargedPageProps) {
  const { label, closeLabel, picture, href, subject, onClose, children } = props;
  const buttons = useRef<HTMLDivElement>(null);
  // Another page is shown from its top.
  useLayoutEffect(() => {
    buttons.current?.closest("dialog")?.scrollTo({ left: 0, top: 0, behavior: "instant" });
  }, [href]);
  return (
    <Modal label={label} ground="dark" css={enlargedPageStyle} onClose={onClose}>
      <div ref={buttons} css={buttonBarStyle}>
        {children}
        <ShareButton href={href} subject={subject} />
        <button type="button" css={secondaryButton} onClick={closeDialog}>
          {closeLabel}
        </button>
      </div>
      <Picture key={href} picture={picture} sizes={enlargedWidth} />
    </Modal>
  );
}
