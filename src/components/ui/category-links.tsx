import { SmartLink } from "./smart-link";
import { filterRow, filterStyle } from "./filter-styles";

interface CategoryLinksProps {
  /** Names the row for those who listen to the page. */
  label: string;
  links: readonly CategoryLink[];
}

/** A link to the first page of a list. */
export interface CategoryLink {
  label: string;
  href: string;
  /** "page" where this is the page that is open, true where that is one of its later pages. */
  current: "page" | true | undefined;
}

/** A row of links to the pages of each category. */
export function CategoryLinks({ label, links }: CategoryLinksProps) {
  return (
    <nav aria-label={label}>
      <ul css={filterRow}>
        {links.map(({ label: name, href, current }) => (
          <li key={href}>
            <SmartLink href={href} aria-current={current} css={filterStyle}>
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
