import { css } from "@emotion/react";
import { equalColumns, pageWide, target, wrapped } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { LinkList } from "../ui/read-next";
import { verseStyle } from "../ui/verse";
import { fillText } from "../../text/fill-text";

/* The border separates the footer from a page that ends on the same dark ground. */
const band = css`
  border-top: 1px solid ${theme.colour.line};
  padding: ${theme.space.x4} ${theme.space.gutter} ${theme.space.xl};
`;

const inner = css`
  ${pageWide};
`;

const verse = css`
  ${verseStyle};
  max-width: 16.1em;
  font-size: ${theme.type.h4};

  ${media.md} {
    font-size: ${theme.type.h3};
  }
`;

const lists = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${theme.space.xl} ${theme.space.md};
  margin-block: ${theme.space.x3};

  ${media.md} {
    ${equalColumns(4)};
  }

  p {
    margin-bottom: ${theme.space.xs};
  }

  a {
    ${target};
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

  /* An envelope, as text and not as emoji. */
  a[href^="mailto:"]::before {
    content: "✉\\FE0E" / "";
    margin-right: ${theme.space.xxs};
    font-size: 0.8em;
  }
`;

const responsible = css`
  margin-bottom: ${theme.space.md};
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
  font-style: normal;
`;

const legal = css`
  ${wrapped("xs", "xl")};
  align-items: center;
  justify-content: space-between;
  padding-top: ${theme.space.md};
  border-top: 1px solid ${theme.colour.line};
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};

  a {
    ${target};
    color: inherit;
  }
`;

/** The footer of every page: a verse, links, mail addresses, the copyright line. */
export function Footer({ frame: { footer }, siteIdentity: identity }: Queries.FrameQuery) {
  const { navigation, social, addresses, copyrightYear } = identity;
  const imprint = [identity.legal?.responsible, identity.legal?.address].filter(Boolean);
  const { general, speaking, prayer, contact } = addresses;
  const inboxes = [general, speaking, prayer, contact].filter((inbox) => inbox !== null);
  return (
    <footer data-ground="dark" css={band}>
      <div css={inner}>
        <figure css={verse}>
          <blockquote>{footer.closing}</blockquote>
          <figcaption>{footer.closingReference}</figcaption>
        </figure>
        <div css={lists}>
          <LinkList title={footer.quickLinks} links={navigation.quickLinks} />
          <LinkList title={footer.more} links={navigation.more} />
          <LinkList title={footer.social} links={social.map(({ label, url }) => ({ label, href: url }))} />
          <LinkList
            title={footer.write}
            links={inboxes.map(({ label, email }) => ({
              label,
              href: `mailto:${email}`,
            }))}
          />
        </div>
        {imprint.length > 0 && <address css={responsible}>{imprint.join(", ")}</address>}
        <div css={legal}>
          <p>{fillText(footer.copyright, { year: copyrightYear })}</p>
          <a href={footer.privacy.href}>{footer.privacy.label}</a>
        </div>
      </div>
    </footer>
  );
}
