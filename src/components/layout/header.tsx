import { css } from "@emotion/react";
import { touchTarget, wrappedRow } from "../../theme/mixins";
import { media, theme } from "../../theme/theme";
import { compactButton, secondaryButton } from "../ui/button-styles";
import { NavigationLinks, SideMenu, type NavigationProps } from "./side-menu";
import { sideMenuId } from "./side-menu-id";

const barStyle = css`
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
const nameStyle = css`
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

/* The padding is the same on both sides of every link, so that all gaps are equally wide. */
const linkPadding = "clamp(0.5rem, 2.2vw - 0.85rem, 0.875rem)";

const rowStyle = css`
  display: none;

  ${media.md} {
    display: flex;
    align-items: center;
    gap: ${linkPadding};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * ${linkPadding});
  }

  li a {
    position: relative;
    ${touchTarget};
    padding-inline: ${linkPadding};
    color: ${theme.colour.ink};
    font-size: ${theme.type.small};
    text-decoration: none;
    text-decoration-color: ${theme.colour.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }

  /* A link has a minimum width, so that a short label is as easy to click as a long label. */
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

const menuButtonStyle = css`
  ${media.md} {
    display: none;
  }

  @supports not selector(:popover-open) {
    html:not([data-menu]) & {
      display: none;
    }
  }
`;

/** The site's name and its navigation: a row on wide screens (from md up), a menu button on narrow screens. */
export function Header(props: NavigationProps) {
  const { path, frame: texts, siteIdentity: identity } = props;
  const { header, action } = identity.navigation;
  return (
    <header css={barStyle}>
      <a href="/" aria-label={texts.homeLink} css={nameStyle}>
        {identity.ministry.name}
      </a>
      <nav aria-label={texts.mainNavigation} css={rowStyle}>
        <NavigationLinks links={header} path={path} />
        <a href={action.href} css={[secondaryButton, compactButton]}>
          {action.label}
        </a>
      </nav>
      <button
        type="button"
        popoverTarget={sideMenuId}
        css={[secondaryButton, compactButton, menuButtonStyle]}
      >
        {texts.menu}
      </button>
      <SideMenu {...props} />
    </header>
  );
}
