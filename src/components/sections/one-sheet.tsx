import { css, Global } from "@emotion/react";
import { media } from "../../theme/media";
import { grounds, theme } from "../../theme/theme";

/*
 * Every length on the site is in rem, so one font size brings the whole page down to a sheet. What leads somewhere
 * else has no use on paper; grounds turn white, and their roles with them.
 */
const sheet = css`
  ${media.print} {
    @page {
      size: letter;
      margin: 12mm 14mm;
    }

    html {
      font-size: 6.6pt;
    }

    html,
    body,
    main section,
    main aside,
    main li,
    main div {
      --ground: white;
      --raised: white;
      --ink: ${grounds.light.ink};
      --muted: ${grounds.light.ink};
      --accent: ${grounds.light.accent};
      --line: ${grounds.light.line};
      background: none !important;
      color: var(--ink);
    }

    #content ~ *,
    body header,
    body footer,
    main section > img,
    main aside,
    main [aria-labelledby="page-title"] a,
    main [aria-labelledby="faq"],
    main [aria-labelledby="closing-call"] {
      display: none !important;
    }

    main section {
      min-height: 0 !important;
      padding: 0 0 2.5rem !important;
      break-inside: avoid;
    }

    main h1 {
      max-width: none !important;
      font-size: 5.5rem !important;
    }

    main h2 {
      font-size: 2.4rem !important;
    }

    main ul {
      margin-top: 1.25rem !important;
    }

    main section p {
      max-width: none;
      color: var(--ink);
    }
  }
`;

const foot = css`
  display: none;

  ${media.print} {
    display: block;
    padding-top: ${theme.space.md};
    border-top: 1px solid ${theme.colour.ink};
    font-weight: 600;
  }
`;

/** Prints its page as one sheet of paper, with the line that says whom to write to. */
export function OneSheet({ line }: { line: string }) {
  return (
    <>
      <Global styles={sheet} />
      <p css={foot}>{line}</p>
    </>
  );
}
