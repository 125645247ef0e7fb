import { css } from "@emotion/react";
import { hideInPrint } from "../../theme/mixins";
import { media } from "../../theme/theme";
import { Picture } from "../ui/picture";

/* The picture fits into the first screen. On a phone, it is so small that the text is painted first. */
const pictureStyle = (ratio: number) => css`
  max-width: min(10rem, 10rem * ${ratio});

  ${media.md} {
    max-width: min(26rem, (100svh - 13rem) * ${ratio});
    margin-inline: auto 0;
  }

  ${hideInPrint};
`;

interface HeroPictureProps {
  picture: Queries.PictureFragment;
  className?: string | undefined;
}

export function HeroPicture({ picture, className }: HeroPictureProps) {
  const { width, height } = picture.file.gatsbyImageData;
  return (
    <div className={className} css={pictureStyle(width / height)}>
      <Picture
        picture={picture}
        sizes="(min-width: 80em) 26rem, (min-width: 48em) 33vw, 10rem"
        firstSeenOn="(min-width: 48em)"
      />
    </div>
  );
}
