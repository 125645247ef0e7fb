import { css } from "@emotion/react";
import { markup, replayable } from "../../hydration/markup";
import { scripted } from "../../hydration/scripted";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { SmartLink } from "./links";

/** A row of filters. */
export const filterRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

/** A filter, as a button or a link; the chosen one is filled. */
export const filterStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: ${theme.space.xs} ${theme.space.md};
  border: 1px solid ${theme.colour.border};
  border-radius: 2px;
  background-color: transparent;
  color: ${theme.colour.ink};
  font-size: ${theme.type.label};
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.motion.control},
    border-color ${theme.motion.control};

  &:hover {
    border-color: ${theme.colour.ink};
  }

  &[aria-pressed="true"],
  &[aria-current] {
    border-color: ${theme.colour.ink};
    background-color: ${theme.colour.ink};
    color: ${theme.colour.ground};
  }

  /* Forced colours remove the fill, which is the only difference otherwise. */
  ${media.forcedColours} {
    &[aria-pressed="true"],
    &[aria-current] {
      border-color: SelectedItem;
      background-color: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }

  &[${markup.pending}] {
    cursor: progress;
  }
`;

interface CategoryFilterProps {
  /** The accessible name of the row. */
  label: string;
  all: string;
  categories: readonly { value: string; label: string }[];
  /** undefined if no category is chosen. */
  chosen: string | undefined;
  choose: (category: string | undefined) => void;
}

const scriptedRow = css`
  ${filterRow};

  /* Hidden without script, where everything is shown. */
  ${scripted};
`;

/** A row of toggle buttons, one of them pressed, that filters a list. */
export function CategoryFilter({ label, all, categories, chosen, choose }: CategoryFilterProps) {
  const options = [{ value: undefined, label: all }, ...categories];
  return (
    <div role="group" aria-label={label} css={scriptedRow}>
      {options.map((option) => (
        <button
          key={option.label}
          type="button"
          aria-pressed={option.value === chosen}
          css={filterStyle}
          onClick={() => {
            choose(option.value);
          }}
          {...replayable(`filter-${option.value ?? "all"}`)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

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
