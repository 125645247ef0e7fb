import { css } from "@emotion/react";
import { flameAt } from "../../theme/page-flames";
import { media, theme } from "../../theme/theme";
import { flames } from "./text-opening";

interface DrawnVerseProps {
  verse: Queries.TextVerse | null;
  /** The position of the text's category in the list of categories. It determines the flame. */
  category: number;
}

/* On a large screen, the drawing is beside the text and stays in view. */
const plateStyle = css`
  display: none;

  ${media.xl} {
    display: block;
    align-self: start;
  }

  ${media.tall} {
    position: sticky;
    top: ${theme.space.xl};
  }

  ${media.print} {
    display: none;
  }

  img {
    width: 100%;
    height: 14rem;
    object-fit: cover;
    object-position: 79% 50%;
    mask-image: linear-gradient(currentColor 80%, transparent);
  }

  blockquote {
    padding: ${theme.space.lg};
    font: italic 400 ${theme.type.lead} / 1.35 ${theme.font.italic};
    text-wrap: balance;
  }

  footer {
    margin-top: ${theme.space.sm};
    color: ${theme.colour.muted};
    font: 400 ${theme.type.small} / 1.4 ${theme.font.text};
  }
`;

/** The flame of a text's category with a quotation of the text. Screen readers skip it, because it repeats the text. */
export function DrawnVerse({ verse, category }: DrawnVerseProps) {
  return (
    <div aria-hidden="true" data-ground="dark" css={plateStyle}>
      <img src={flames[flameAt(category)]} alt="" width={1600} height={1000} loading="lazy" />
      {verse && (
        <blockquote>
          <p>{verse.text}</p>
          <footer>{verse.reference}</footer>
        </blockquote>
      )}
    </div>
  );
}
