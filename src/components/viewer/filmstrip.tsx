import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { replayable } from "../../hydration/markup";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Picture } from "../ui/picture";

interface FilmstripProps {
  label: string;
  slides: readonly Queries.ViewerSlideFragment[];
  onOpen: (event: MouseEvent<HTMLElement>, id: string) => void;
}

const strip = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${theme.space.xs};
  margin-top: ${theme.space.x3};

  ${media.lg} {
    grid-template-columns: repeat(8, 1fr);
    gap: ${theme.space.sm};
  }

  a {
    display: block;
    outline-offset: 3px;
    transition: translate ${theme.motion.control};
  }

  a:hover {
    translate: 0 -4px;
  }

  img {
    width: 100%;
    border: 1px solid ${theme.colour.line};
  }
`;

/**
 * The slides in a row. Each links to its slide: in the viewer, or without script in the text below. The alternative
 * texts name the link's target; the viewer describes what the pictures show.
 */
export function Filmstrip({ label: name, slides, onOpen }: FilmstripProps) {
  return (
    <ol aria-label={name} css={strip}>
      {slides.map(({ id, label, line, picture }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-haspopup="dialog"
            {...replayable(`slide-${id}`)}
            onClick={(event) => {
              onOpen(event, id);
            }}
          >
            <Picture
              data={{ gatsbyImageData: picture.file.thumbnail }}
              alt={`${label}: ${line}`}
              sizes="(min-width: 64em) 9rem, 23vw"
            />
          </a>
        </li>
      ))}
    </ol>
  );
}
