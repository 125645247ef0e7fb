import { css } from "@emotion/react";
import { markReplayable } from "../../hydration/markup";
import { wrappedRow } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { isModified } from "../ui/links";
import { pageTextId } from "./excerpt-text";
import { fillText } from "../../text/fill-text";

interface PageDotsProps {
  texts: Queries.ExcerptLandingViewer;
  count: number;
  currentIndex: number;
  onChoose: (index: number) => void;
}

const dotRowStyle = css`
  ${wrappedRow("xs")};
  /* The first dot is aligned with the text, although its touch target is wider than the dot. */
  margin-left: -1rem;

  ${media.narrow} {
    justify-content: space-between;
    margin-right: -1rem;
  }

  a {
    display: grid;
    justify-items: center;
    gap: ${theme.space.xxs};
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-top: ${theme.space.sm};
    color: ${theme.colour.muted};
    font: 600 ${theme.type.small} / 1.2 ${theme.font.text};
    text-decoration: none;
  }

  a::before {
    content: "";
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${theme.colour.border};
    border-radius: 50%;
  }

  ${media.hover} {
    a:hover::before {
      border-color: ${theme.colour.accent};
    }
  }

  a[aria-current] {
    color: ${theme.colour.ink};
  }

  a[aria-current]::before {
    border-color: ${theme.colour.accent};
    background-color: ${theme.colour.accent};
    forced-color-adjust: none;
  }
`;

/** A dot for each page. Without script, each dot links to the page's text. */
export function PageDots({ texts, count, currentIndex, onChoose }: PageDotsProps) {
  return (
    <nav aria-label={texts.dots}>
      <ol css={dotRowStyle}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <a
              href={`#${pageTextId(index)}`}
              aria-label={fillText(texts.dot, { page: index + 1 })}
              aria-current={index === currentIndex ? "page" : undefined}
              {...markReplayable(`dot-${String(index + 1)}`)}
              onClick={(event) => {
                if (isModified(event)) return;
                event.preventDefault();
                onChoose(index);
              }}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
