import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Picture } from "./picture";
import { SmartLink } from "./smart-link";

interface PortraitAndBookProps {
  portrait: Queries.PictureFragment;
  book: { cover: Queries.PictureFragment; href: string } | null;
}

/* The book overlaps the portrait's lower edge. */
const bookStyle = css`
  justify-self: end;
  width: 42%;
  margin-top: -32%;
  border: 1px solid ${theme.colour.border};
  box-shadow: 0 1.5rem 3rem -1rem rgb(0 0 0 / 60%);
  outline-offset: 3px;

  ${media.md} {
    margin-right: -4%;
  }
`;

/** A portrait, and a book's cover that links to the book. */
export function PortraitAndBook({ portrait, book }: PortraitAndBookProps) {
  return (
    <>
      <Picture
        data={portrait.file}
        alt={portrait.alt}
        sizes="(min-width: 64em) 27rem, (min-width: 48em) 31vw, min(26rem, 90vw)"
      />
      {book && (
        <SmartLink href={book.href} css={bookStyle}>
          <Picture data={book.cover.file} alt={book.cover.alt} sizes="min(11.5rem, 38vw)" />
        </SmartLink>
      )}
    </>
  );
}
