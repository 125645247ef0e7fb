import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { primaryButton } from "../ui/button-styles";
import { Picture } from "../ui/picture";
import { ShareButton } from "../ui/share-button";
import { closeDialog, Modal } from "./modal";

interface EnlargedPageProps {
  label: string;
  close: string;
  picture: Queries.PageScanFragment;
  /** What is shared: the fragment of the page's text. */
  href: string;
  /** What it is called, for those who listen to the page. */
  about: string;
  onClose: () => void;
}

const box = css`
  padding: ${theme.space.md};

  &::backdrop {
    background-color: ${theme.colour.ground};
  }

  picture {
    display: block;
    width: max(40rem, min(86vw, 66rem));
    margin: ${theme.space.md} auto 0;
  }

  img {
    width: 100%;
  }
`;

/* The buttons stay visible while the page is scrolled in either direction. */
const bar = css`
  position: sticky;
  z-index: 1;
  top: 0;
  left: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.md};
  width: fit-content;

  & > div {
    margin: 0;
    background-color: ${theme.colour.ground};
  }
`;

/** A single page at a readable size on any screen; it scrolls in both directions. */
export function EnlargedPage({ label, close, picture, href, about, onClose }: EnlargedPageProps) {
  return (
    <Modal label={label} ground="dark" css={box} onClose={onClose}>
      <div css={bar}>
        <button type="button" css={primaryButton} onClick={closeDialog}>
          {close}
        </button>
        <ShareButton href={href} about={about} />
      </div>
      <Picture picture={picture} sizes="max(40rem, min(86vw, 66rem))" />
    </Modal>
  );
}

export const pageScanFields = graphql`
  fragment PageScan on Picture { file { download { url } ...PictureData } alt }
`;
