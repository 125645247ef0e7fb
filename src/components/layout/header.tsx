import { css } from "@emotion/react";
import { touchTarget, wrappedRow } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { compactButton, secondaryButton } from "../ui/button-styles";
import { NavigationLinks, SideMenu, type NavigationProps } from "./side-menu";
import { sideMenuId } from "./side-menu-id";

const bar = css`
  position: relative;
  z-index: 2;
  ${wrappedRow("sm")};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  max-width: calc(${theme.widths.page} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding: ${theme.space.md} ${theme.space.gutter};
`;

/* Below md, a long name wraps beside the menu button. */
const name = css`
  ${touchTarget};
  flex: 1 1 8rem;
  max-width: max-content;
  color: ${theme.colour.ink};
  font: 400 ${theme.type.lead} / 1 ${theme.font.display};
  text-decoration: none;

  ${media.md} {
    flex: initial;
  }
`;

/* The same on both sides of every link, so that all gaps are equally wide. */
const besideLinks = "clamp(0.5rem, 2.2vw - 0.85rem, 0.875rem)";

const wide = css`
  display: none;

  ${media.md} {
    display: flex;
    align-items: center;
    gap: ${besideLinks};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * ${besideLinks});
  }

  li a {
    position: relative;
    ${touchTarget};
    padding-inline: ${besideLinks};
    color: ${theme.colour.ink};
    font-size: ${theme.type.small};
    text-decoration: none;
    text-decoration-color: ${theme.colour.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }

  /* A minimum width, so that a short label is as easy to click as a long one. */
  li a::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 50%;
    width: max(100%, 2.75rem);
    translate: -50%;
  }

  li a[aria-current] {
    text-decoration-line: underline;
  }

  ${media.hover} {
    li a:hover {
      text-decoration-line: underline;
    }
  }
`;

const narrow = css`
  ${media.md} {
    display: none;
  }

  @supports not selector(:popover-open) {
    html:not([data-menu]) & {
      display: none;
    }
  }
`;

/** The site's name and its navigation: a row from md up, a menu button below. */
export function Header(props: NavigationProps) {
  const { path, frame: texts, siteIdentity: identity } = props;
  const { header, action } = identity.navigation;
  return (
    <header css={bar}>
      <a href="/" aria-label={texts.homeLink} css={name}>
        {identity.ministry.name}
      </a>
      <nav aria-label={texts.mainNavigation} css={wide}>
        <NavigationLinks links={header} path={path} />
        <a href={action.href} css={[secondaryButton, compactButton]}>
          {action.label}
        </a>
      </nav>
      <button type="button" popoverTarget={sideMenuId} css={[secondaryButton, compactButton, narrow]}>
        {texts.menu}
      </button>
      <SideMenu {...props} />
    </header>
  );
}
