import { SmartLink } from "../ui/links";

/** The data of the frame, and the current page's path, which navigation marks. */
export type NavigationProps = Queries.FrameQuery & { path: string };

interface NavigationLinksProps {
  links: readonly Queries.Link[];
  /** The path of the page being shown, with or without a trailing slash. */
  path: string;
}

/** A list of links that marks the current page, or the section it belongs to. */
export function NavigationLinks({ links, path }: NavigationLinksProps) {
  const here = path.replace(/(.)\/$/, "$1");
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SmartLink href={href} aria-current={currentOf(href, here)}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

/** /blog/my-title belongs to /blog. No other page belongs to the home page. */
function currentOf(href: string, here: string): "page" | true | undefined {
  if (href === here) return "page";
  return here.startsWith(`${href}/`) ? true : undefined;
}
