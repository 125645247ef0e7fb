import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { PageStyles } from "../../theme/page-styles";
import { grounds, theme } from "../../theme/theme";

/*
 * Every length on the site is in rem, so one font size brings the whole page down to a sheet. What leads somewhere
 * else has no use on paper; grounds turn white, and their roles with them.
 */
const sheet = css`
  ${media.print} {
    @page {
      margin: 12mm 14mm;
    }

    html {
      font-size: 6.2pt;
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

    body header,
    body a[href="#content"],
    main aside,
    main [aria-labelledby="page-title"] a,
    main [aria-labelledby="faq"] {
      display: none !important;
    }

    main section {
      min-height: 0 !important;
      padding: 0 0 2rem !important;
      break-inside: avoid;
    }

    main section > div {
      max-width: none !important;
    }

    main section div {
      gap: 0.75rem;
    }

    main h1 {
      max-width: none !important;
      font-size: 5.6rem !important;
    }

    main section h2 {
      max-width: none !important;
      font-size: 2.6rem;
    }

    main p {
      max-width: none !important;
    }

    main section ul {
      margin-top: 1rem !important;
    }

    main section li {
      padding: 0.75rem 0 0 !important;
    }

    main [aria-labelledby="testimonials"] ul {
      grid-template-columns: 1fr 1fr;
      gap: ${theme.space.lg};
    }

    main [aria-labelledby="testimonials"] blockquote {
      font-size: 1.75rem !important;
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
      <PageStyles styles={sheet} />
      <p css={foot}>{line}</p>
    </>
  );
}
