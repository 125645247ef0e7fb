import { css } from "@emotion/react";
import { hideInPrint } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { SmartLink } from "../../ui/links";
import { Picture } from "../../ui/picture";

interface PortraitAndBookProps {
  portrait: Queries.PictureFragment;
  book: { cover: Queries.PictureFragment; href: string } | null | undefined;
}

/* On paper, the portrait is small, so that the page begins with its text. */
const portraitStyle = css`
  ${media.print} {
    max-width: 9rem;
  }
`;

/* The book overlaps only the corner of the portrait, because the book must not cover the face. */
const bookStyle = css`
  justify-self: end;
  width: 42%;
  margin-top: -2.5rem;
  border: 1px solid ${theme.colour.border};
  box-shadow: 0 1.5rem 3rem -1rem color-mix(in srgb, ${theme.colour.ink} 60%, transparent);
  outline-offset: 3px;

  ${media.md} {
    margin-right: -4%;
  }

  ${hideInPrint};
`;

export function PortraitAndBook({ portrait, book }: PortraitAndBookProps) {
  return (
    <>
      <Picture
        picture={portrait}
        sizes="(min-width: 64em) 27rem, (min-width: 48em) 31vw, min(26rem, 90vw)"
        css={portraitStyle}
      />
      {book && (
        <SmartLink href={book.href} css={bookStyle}>
          <Picture picture={book.cover} sizes="min(11.5rem, 38vw)" />
        </SmartLink>
      )}
    </>
  );
}
