import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Picture } from "./picture";

const frame = css`
  max-width: 15rem;
  /* The border gives the dark cover an edge on the dark ground. */
  border: 1px solid ${theme.colour.border};
  box-shadow: 0 2rem 4rem -1rem ${theme.colour.ground};

  ${media.md} {
    max-width: 26rem;
    margin-inline: auto 0;
  }
`;

/** The book's cover, drawn as if it lay on a table. */
export function BookCover({ cover }: { cover: Queries.PictureFragment }) {
  return (
    <div css={frame}>
      <Picture
        data={cover.file}
        alt={cover.alt}
        sizes="(min-width: 80em) 26rem, (min-width: 48em) 33vw, 15rem"
        firstSeenOn="(min-width: 48em)"
      />
    </div>
  );
}
