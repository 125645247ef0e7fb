import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { RefObject } from "react";
import { theme } from "../../theme/theme";
import { primaryButton } from "../ui/button-styles";
import { Picture } from "../ui/picture";
import { pageHeld } from "./viewer-styles";

interface EnlargedPageProps {
  dialog: RefObject<HTMLDialogElement | null>;
  label: string;
  close: string;
  picture: Queries.PageScanFragment;
}

const box = css`
  ${pageHeld};
  box-sizing: border-box;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: ${theme.space.md};
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;

  &::backdrop {
    background-color: ${theme.colour.ground};
  }

  picture {
    display: block;
    width: max(52rem, min(86vw, 66rem));
    margin: ${theme.space.md} auto 0;
  }

  img {
    width: 100%;
  }
`;

/* It stays at hand however far the page has been scrolled, in both directions. */
const closeButton = css`
  ${primaryButton};
  position: sticky;
  z-index: 1;
  top: 0;
  left: 0;
  display: flex;
`;

/** One page, large enough to read on any screen; it scrolls both ways, Esc closes it and gives the focus back. */
export function EnlargedPage({ dialog, label, close, picture }: EnlargedPageProps) {
  return (
    <dialog ref={dialog} aria-label={label} data-ground="dark" css={box}>
      <button
        type="button"
        css={closeButton}
        onClick={() => {
          dialog.current?.close();
        }}
      >
        {close}
      </button>
      <Picture data={picture.file} alt={picture.alt} sizes="66rem" />
    </dialog>
  );
}

export const pageScanFields = graphql`
  fragment PageScan on Picture {
    file {
      publicURL
      ...PictureData
    }
    alt
  }
`;
