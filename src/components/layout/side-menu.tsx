import { css } from "@emotion/react";
import { media, theme } from "../../theme/theme";
import { compactButton, primaryButton, secondaryButton } from "../ui/button-styles";
import { SmartLink } from "../ui/links";
import { sideMenuId } from "./side-menu-id";

export type NavigationProps = Queries.FrameQuery & { path: string };

const panelStyle = css`
  inset: 0 0 0 auto;
  width: min(24rem, 100vw);
  height: 100%;
  margin: 0;
  padding: ${theme.space.md} ${theme.space.gutter};
  border: 0;
  border-left: 1px solid ${theme.colour.line};
  overscroll-behavior: contain;
  translate: 100% 0;
  transition:
    translate ${theme.motion.panel} ease-out,
    display ${theme.motion.panel} allow-discrete,
    overlay ${theme.motion.panel} allow-discrete;

  &:popover-open {
    translate: 0 0;

    @starting-style {
      translate: 100% 0;
    }
  }

  &::backdrop {
    background-color: ${theme.colour.ground};
    opacity: 0;
    transition:
      opacity ${theme.motion.panel},
      display ${theme.motion.panel} allow-discrete,
      overlay ${theme.motion.panel} allow-discrete;
  }

  &:popover-open::backdrop {
    opacity: 0.7;

    @starting-style {
      opacity: 0;
    }
  }

  li a {
    display: flex;
    align-items: center;
    color: ${theme.colour.ink};
    text-decoration: none;
  }

  li a[aria-current] {
    color: ${theme.colour.accent};
    font-style: italic;
  }

  ${media.md} {
    display: none;
  }

  /* Without popovers, the menu is below the header, and the script for older browsers shows it on request. */
  @supports not selector(:popover-open) {
    width: 100%;
    height: auto;
    padding: 0;
    border: 0;
    translate: none;

    & > button,
    html[data-menu="closed"] & {
      display: none;
    }
  }
`;

/* The button is beside the first link, so that the whole menu fits the screen of a small phone. */
const closeButtonStyle = css`
  ${secondaryButton};
  ${compactButton};
  float: right;
`;

const listStyle = css`
  li {
    border-bottom: 1px solid ${theme.colour.line};
  }

  li a {
    min-height: 3rem;
    padding-block: ${theme.space.xxs};
    font: 400 ${theme.type.h4} / 1.2 ${theme.font.display};
  }
`;

/* The less important links are in two columns below the list. */
const secondListStyle = css`
  margin-block: ${theme.space.sm};

  ul {
    columns: 2;
    column-gap: ${theme.space.md};
  }

  li {
    break-inside: avoid;
  }

  li a {
    min-height: 2.75rem;
    font-size: ${theme.type.label};
  }
`;

/**
 * The navigation of small screens: a native popover that slides in and works without script
 * (browser/close-side-menu.ts).
 */
export function SideMenu({ path, frame: texts, siteIdentity }: NavigationProps) {
  const { header, action, menu } = siteIdentity.navigation;
  const [firstLink, ...otherLinks] = menu ?? [];
  return (
    <nav id={sideMenuId} popover="auto" aria-label={texts.sideMenu} data-ground="dark" css={panelStyle}>
      <button
        type="button"
        popoverTarget={sideMenuId}
        popoverTargetAction="hide"
        autoFocus
        css={closeButtonStyle}
      >
        {texts.closeMenu}
      </button>
      <div css={listStyle}>
        <NavigationLinks links={firstLink ? [...header, firstLink] : header} path={path} />
      </div>
      {otherLinks.length > 0 && (
        <div css={secondListStyle}>
          <NavigationLinks links={otherLinks} path={path} />
        </div>
      )}
      <a href={action.href} css={primaryButton}>
        {action.label}
      </a>
    </nav>
  );
}

interface NavigationLinksProps {
  links: readonly Queries.Link[];
  /** The path of the current page, with or without a trailing slash. */
  path: string;
}

/** A list of links. It marks the link to the current page, or to the section that contains the page. */
export function NavigationLinks({ links, path }: NavigationLinksProps) {
  const currentPath = path.replace(/(.)\/$/, "$1");
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SmartLink href={href} aria-current={currentValueOf(href, currentPath)}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

/** The value of aria-current. /blog/my-title belongs to /blog, but only the home page belongs to /. */
function currentValueOf(href: string, currentPath: string): "page" | true | undefined {
  if (href === currentPath) return "page";
  return currentPath.startsWith(`${href}/`) ? true : undefined;
}
