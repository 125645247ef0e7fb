import { css } from "@emotion/react";
import { PageStyles } from "../../../theme/page-styles";
import { grounds } from "../../../theme/grounds";
import { media, theme } from "../../../theme/theme";
import { Emphasis } from "../../ui/headings";
import { Picture } from "../../ui/picture";

/*
 * All lengths of the site are in rem, so a small font size fits the page on one sheet. In print, links are hidden and
 * dark backgrounds become white.
 */
const sheetStyle = css`
  ${media.print} {
    @page {
      margin: 12mm 14mm;
    }

    html {
      font-size: 6.2pt;
      /* Otherwise some browsers adjust the spaces between letters to the pixels of the screen. */
      text-rendering: geometricPrecision;
    }

    html,
    body,
    main section,
    main aside,
    main li,
    main div {
      --ground: Canvas;
      --raised: Canvas;
      --ink: ${grounds.light.ink};
      --muted: ${grounds.light.ink};
      --accent: ${grounds.light.accent};
      --line: ${grounds.light.line};
      background: none !important;
      color: var(--ink);
    }

    body header,
    body a[href="#content"],
    main aside,
    main [aria-labelledby="page-title"] a,
    main [aria-labelledby="event-types"] picture,
    main [aria-labelledby="planning"],
    main [aria-labelledby="faq"] {
      display: none !important;
    }

    main section {
      min-height: 0 !important;
      padding: 0 0 1.25rem !important;
      break-inside: avoid;
    }

    main section > div,
    main section > div > div {
      max-width: none !important;
    }

    main section :is(div, ul) {
      row-gap: 1rem !important;
    }

    /* In print, the heading of the sheet replaces the label and the introduction. */
    main [aria-labelledby="page-title"] p {
      display: none;
    }

    main :is(h1, h2, p) {
      max-width: none !important;
    }

    main h1 {
      font-size: 3rem !important;
    }

    main section h2 {
      font-size: 2.6rem;
    }

    main section li {
      padding: 0.75rem 0 0 !important;
    }

    main section li > div {
      padding: 0 !important;
    }

    main [aria-labelledby="testimonials"] ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: ${theme.space.lg};
    }

    main [aria-labelledby="testimonials"] blockquote {
      font-size: 1.75rem !important;
    }
  }
`;

const headStyle = css`
  display: none;

  ${media.print} {
    display: grid;
    grid-template-columns: 10rem 1fr;
    gap: 0 2rem;
    align-items: end;
    padding-bottom: 2rem;
  }
`;

const nameStyle = css`
  font: 400 5rem / 1 ${theme.font.display};
  letter-spacing: -0.02em;
`;

const roleStyle = css`
  margin-block: 0.5rem 1rem;
  color: ${theme.colour.accent};
  font-size: ${theme.type.lead};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const footStyle = css`
  display: none;

  ${media.print} {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.lg};
    padding-top: ${theme.space.md};
    border-top: 1px solid ${theme.colour.ink};
    font-weight: 600;
  }
`;

export function OneSheetHead({ leader }: { leader: Queries.SpeakingPageQuery["siteIdentity"]["leader"] }) {
  return (
    <div css={headStyle}>
      <Picture picture={leader.portrait} sizes="12rem" />
      <div>
        <p css={nameStyle}>{leader.name}</p>
        <p css={roleStyle}>{leader.role}</p>
        {leader.biography && (
          <p>
            <Emphasis text={leader.biography} />
          </p>
        )}
      </div>
    </div>
  );
}

interface OneSheetProps {
  line: string;
  /** The page's address without https://. */
  address: string;
}

/** Makes the page print as a single sheet, with a footer that contains the email address and the page's address. */
export function OneSheet({ line, address }: OneSheetProps) {
  return (
    <>
      <PageStyles styles={sheetStyle} />
      <p css={footStyle}>
        <span>{line}</span> <span>{address}</span>
      </p>
    </>
  );
}
