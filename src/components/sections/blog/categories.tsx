import { css } from "@emotion/react";
import { markup, markReplayable } from "../../../hydration/markup";
import { scriptOnlyStyle } from "../../../hydration/scripted";
import { touchTarget, wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { SmartLink } from "../../ui/links";

export const filterRowStyle = css`
  ${wrappedRow("xs")};
`;

/** A filter, as a button or a link. The chosen filter is filled. */
export const filterStyle = css`
  ${touchTarget};
  justify-content: center;
  padding: ${theme.space.xs} ${theme.space.md};
  border: 1px solid ${theme.colour.border};
  border-radius: 2px;
  background-color: transparent;
  color: ${theme.colour.ink};
  font-size: ${theme.type.label};
  line-height: 1.25;
  text-decoration: none;
  transition:
    background-color ${theme.motion.control},
    border-color ${theme.motion.control};

  ${media.hover} {
    &:hover {
      border-color: ${theme.colour.ink};
    }
  }

  &[aria-pressed="true"],
  &[aria-current] {
    border-color: ${theme.colour.ink};
    background-color: ${theme.colour.ink};
    color: ${theme.colour.ground};
  }

  /* Forced colours would remove the fill, which is the only mark of the chosen filter. */
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

/** An option of the filter: a category, or all categories. */
export interface CategoryOption {
  /** Undefined for all categories. */
  value: string | undefined;
  label: string;
  /** The page that lists the category. Undefined if one page lists all articles. */
  href: string | undefined;
}

interface CategoryRowProps {
  label: string;
  options: readonly CategoryOption[];
  chosenValue: string | undefined;
  /** The value of aria-current on the chosen link. It is `page` on the first page of the list. */
  currentValue: "page" | true;
  /** Chooses a category on this page. If it returns true, the browser does not follow the link. */
  choose: (category: string | undefined) => boolean;
}

/* The buttons are hidden without script, because then all articles are shown. */
const buttonRowStyle = css`
  ${filterRowStyle};
  ${scriptOnlyStyle};
`;

/** A row of categories: links if the categories have pages, otherwise buttons that filter the list. */
export function CategoryRow({ label, options, chosenValue, currentValue, choose }: CategoryRowProps) {
  if (options.some(({ href }) => href === undefined))
    return (
      <div role="group" aria-label={label} css={buttonRowStyle}>
        {options.map(({ value, label: name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={value === chosenValue}
            css={filterStyle}
            onClick={() => {
              choose(value);
            }}
            {...markReplayable(`filter-${value ?? "all"}`)}
          >
            {name}
          </button>
        ))}
      </div>
    );
  return (
    <nav aria-label={label}>
      <ul css={filterRowStyle}>
        {options.map(({ value, label: name, href = "" }) => (
          <li key={href}>
            <SmartLink
              href={href}
              aria-current={value === chosenValue ? currentValue : undefined}
              css={filterStyle}
              onClick={(event) => {
                if (choose(value)) event.preventDefault();
              }}
            >
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
