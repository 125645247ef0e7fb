import { css } from "@emotion/react";
import { replayable } from "../../hydration/markup";
import { wrappedRow } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { isModified } from "../ui/links";
import { pageTextId } from "./excerpt-text";
import { fillText } from "../../text/fill-text";

interface PageDotsProps {
  texts: Queries.ExcerptLandingViewer;
  count: number;
  current: number;
  onChoose: (index: number) => void;
}

const row = css`
  ${wrappedRow("xs")};
  /* Aligns the first dot with the margin; its larger target extends beyond it. */
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

/** A dot for each page. Without script, each links to the page's text. */
export function PageDots({ texts, count, current, onChoose }: PageDotsProps) {
  return (
    <nav aria-label={texts.dots}>
      <ol css={row}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <a
              href={`#${pageTextId(index)}`}
              aria-label={fillText(texts.dot, { page: index + 1 })}
              aria-current={index === current ? "page" : undefined}
              {...replayable(`dot-${String(index + 1)}`)}
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
