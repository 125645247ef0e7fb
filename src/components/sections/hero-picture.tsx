import { css } from "@emotion/react";
import { notPrinted } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { Picture } from "../ui/picture";

/* Whole in the first screen beside the text; small enough on a phone that the text is painted first. */
const frame = (ratio: number) => css`
  max-width: min(10rem, 10rem * ${ratio});

  ${media.md} {
    max-width: min(26rem, (100svh - 13rem) * ${ratio});
    margin-inline: auto 0;
  }

  ${notPrinted};
`;

/* A book that lies on the page: its spine at the left, the edges of its pages at the right. */
const book = css`
  position: relative;
  padding-right: 0.4375rem;
  border-radius: 1px 2px 2px 1px;
  background: repeating-linear-gradient(90deg, ${theme.colour.ink} 0 2px, ${theme.colour.border} 2px 3px)
    right / 0.4375rem calc(100% - 0.375rem) no-repeat;
  box-shadow: 0 2rem 4rem -1rem ${theme.colour.ground};

  picture {
    position: relative;
    display: block;
    border: 1px solid ${theme.colour.border};
    border-right: 0;
  }

  picture::after {
    content: "";
    position: absolute;
    inset: 0 auto 0 0;
    width: 5%;
    background: linear-gradient(
      90deg,
      color-mix(in srgb, ${theme.colour.ink} 30%, transparent),
      transparent 45% 70%,
      color-mix(in srgb, ${theme.colour.ground} 90%, transparent) 85%,
      transparent
    );
  }
`;

interface HeroPictureProps {
  picture: Queries.PictureFragment;
  /** Whether it is the cover of a book. */
  isBook: boolean;
}

/** A picture in a hero: a photograph, a drawing, or a book by its cover. */
export function HeroPicture({ picture, isBook }: HeroPictureProps) {
  const { width, height } = picture.file.gatsbyImageData;
  return (
    <div css={[frame(width / height), isBook && book]}>
      <Picture
        picture={picture}
        sizes="(min-width: 80em) 26rem, (min-width: 48em) 33vw, 10rem"
        firstSeenOn="(min-width: 48em)"
      />
    </div>
  );
}
