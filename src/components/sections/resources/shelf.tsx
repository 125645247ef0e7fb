import { css } from "@emotion/react";
import { theme } from "../../../theme/theme";
import { Picture } from "../../ui/picture";

interface ShelfProps {
  covers: readonly Queries.PictureFragment[];
  guides: readonly Pick<Queries.Guide, "hasBody" | "title">[];
}

const containerStyle = css`
  container-type: inline-size;
`;

/* All lengths are relative to the width of the shelf. */
const shelfStyle = css`
  display: flex;
  align-items: end;
  justify-content: end;
  gap: 1.2cqw;
  padding-inline: 2cqw;
  border-bottom: 1.2cqw solid ${theme.colour.line};

  picture {
    flex: 0 1 27cqw;
    border: 1px solid ${theme.colour.border};
  }

  picture + picture {
    flex-basis: 21cqw;
  }
`;

const spineStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 6.4cqw;
  height: 39cqw;
  padding-inline: 2cqw;
  overflow: hidden;
  border: 1px solid ${theme.colour.border};
  background-color: ${theme.colour.raised};
  font: 400 2.1cqw / 1 ${theme.font.display};
  white-space: nowrap;
  writing-mode: vertical-rl;

  &:nth-of-type(even) {
    height: 36cqw;
    border-color: ${theme.colour.accent};
    color: ${theme.colour.accent};
  }

  /* The last spine leans on the spine before it. */
  &:last-of-type:not(:only-of-type) {
    height: 34cqw;
    margin-left: calc(34cqw * sin(6deg) - 1.2cqw);
    rotate: -6deg;
    transform-origin: bottom left;
  }
`;

/** The book, the devotional and the guides on a shelf. Screen readers skip it, because the page repeats it as text. */
export function Shelf({ covers, guides }: ShelfProps) {
  return (
    <div aria-hidden="true" css={containerStyle}>
      <div css={shelfStyle}>
        {covers.map(({ file }) => (
          <Picture
            key={file.gatsbyImageData.images.fallback?.src}
            picture={{ file, alt: "" }}
            sizes="(min-width: 48em) 10vw, 27vw"
          />
        ))}
        {guides
          .filter(({ hasBody }) => hasBody)
          .slice(0, 6)
          .map(({ title }) => (
            <span key={title} css={spineStyle}>
              {title}
            </span>
          ))}
      </div>
    </div>
  );
}
