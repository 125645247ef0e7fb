import { css } from "@emotion/react";
import { pageColumn, touchTarget, wrappedRow } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { LinkList } from "../ui/read-next";
import { verseStyle } from "../ui/verse";
import { fillText } from "../../text/fill-text";

/* The border separates the footer from a page that ends on the same dark ground. */
const footerStyle = css`
  border-top: 1px solid ${theme.colour.line};
  padding: ${theme.space.xl} ${theme.space.gutter} ${theme.space.md};

  ${media.md} {
    padding-top: ${theme.space.x3};
  }
`;

const contentStyle = css`
  ${pageColumn};
`;

const verseBlockStyle = css`
  ${verseStyle};
  margin-bottom: ${theme.space.xl};
  font-size: ${theme.type.body};

  ${media.md} {
    font-size: ${theme.type.h4};
  }

  ${media.lg} {
    margin-bottom: ${theme.space.xxl};
  }
`;

/* The groups of links are in two columns on a phone and three on a tablet. On a wide screen, each has a column. */
const linkListsStyle = css`
  columns: 8rem 2;
  column-gap: ${theme.space.md};

  & > div {
    padding-bottom: ${theme.space.md};
    break-inside: avoid;
  }

  ${media.md} {
    columns: 3;
    column-gap: ${theme.space.lg};

    & > div {
      padding-bottom: ${theme.space.lg};
    }
  }

  ${media.lg} {
    display: grid;
    grid-auto-flow: column;
    justify-content: space-between;
  }

  p {
    margin-bottom: ${theme.space.xxs};
  }

  a {
    ${touchTarget};
    min-width: 2.75rem;
    color: ${theme.colour.ink};
    font-size: ${theme.type.label};
    text-decoration-line: none;
  }

  ${media.hover} {
    a:hover {
      text-decoration-line: underline;
    }
  }

  /* The envelope is shown as a text character, not as an emoji. */
  a[href^="mailto:"]::before {
    content: "✉\\FE0E" / "";
    margin-right: ${theme.space.xxs};
    font-size: 0.8em;
  }
`;

interface FooterProps extends Queries.FrameQuery {
  path: string;
}

const imprintStyle = css`
  margin-bottom: ${theme.space.md};
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
  font-style: normal;
`;

const legalStyle = css`
  ${wrappedRow("none", "xl")};
  align-items: center;
  justify-content: space-between;
  padding-top: ${theme.space.xs};
  border-top: 1px solid ${theme.colour.line};
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};

  a {
    ${touchTarget};
    color: inherit;
  }
`;

/** The footer of every page: links, email addresses and the copyright line. On the home page, it also has a verse. */
export function Footer({ path, frame: { footer }, siteIdentity: identity }: FooterProps) {
  const { navigation, social, addresses, copyrightYear } = identity;
  const imprint = [identity.legal?.responsible, identity.legal?.address].filter(Boolean);
  const { general, speaking, prayer, contact } = addresses;
  const inboxes = [general, speaking, prayer, contact].filter((inbox) => inbox !== null);
  return (
    <footer data-ground="dark" css={footerStyle}>
      <div css={contentStyle}>
        {path === "/" && (
          <figure css={verseBlockStyle}>
            <blockquote>{footer.closing}</blockquote>
            <figcaption>{footer.closingReference}</figcaption>
          </figure>
        )}
        <div css={linkListsStyle}>
          <LinkList title={footer.quickLinks} links={navigation.quickLinks} />
          {navigation.groups.map((group) => (
            <LinkList key={group.title} {...group} />
          ))}
          <LinkList title={footer.social} links={social.map(({ label, url }) => ({ label, href: url }))} />
          <LinkList
            title={footer.write}
            links={inboxes.map(({ label, email }) => ({
              label,
              href: `mailto:${email}`,
            }))}
          />
        </div>
        {imprint.length > 0 && <address css={imprintStyle}>{imprint.join(", ")}</address>}
        <div css={legalStyle}>
          <p>{fillText(footer.copyright, { year: copyrightYear })}</p>
          <a href={footer.privacy.href}>{footer.privacy.label}</a>
        </div>
      </div>
    </footer>
  );
}
