import { SmartLink } from "../ui/smart-link";

interface NavigationLinksProps {
  links: readonly Queries.LinkFieldsFragment[];
  /** The path of the page being shown, with or without a trailing slash. */
  path: string;
}

/** A list of links that marks the page the visitor is on, or the one that it belongs to. */
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

/** A teaching at /blog/my-title is a part of /blog, and no other page a part of the home page. */
function currentOf(href: string, here: string): "page" | true | undefined {
  if (href === here) return "page";
  return here.startsWith(`${href}/`) ? true : undefined;
}
