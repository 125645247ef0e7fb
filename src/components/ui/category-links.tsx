import { SmartLink } from "./smart-link";
import { filterRow, filterStyle } from "./filter-styles";

interface CategoryLinksProps {
  /** The accessible name of the row. */
  label: string;
  links: readonly CategoryLink[];
}

/** A link to the first page of a list. */
export interface CategoryLink {
  label: string;
  href: string;
  /** "page" if the link leads to the current page, true if the current page is a later page of the list. */
  current: "page" | true | undefined;
}

/** A row of links to the first page of each category. */
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
