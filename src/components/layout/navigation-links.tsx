import { SmartLink } from "../ui/smart-link";

interface NavigationLinksProps {
  links: readonly Queries.LinkFieldsFragment[];
  /** The path of the page being shown, with or without a trailing slash. */
  path: string;
}

/** A list of links that marks the page the visitor is on. */
export function NavigationLinks({ links, path }: NavigationLinksProps) {
  const here = path.replace(/(.)\/$/, "$1");
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SmartLink href={href} aria-current={href === here ? "page" : undefined}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
