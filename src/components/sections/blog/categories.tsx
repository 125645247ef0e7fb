import { css } from "@emotion/react";
import { markup, replayable } from "../../../hydration/markup";
import { scriptOnlyStyle } from "../../../hydration/scripted";
import { touchTarget, wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { SmartLink } from "../../ui/links";

/** A row of filters. */
export const filterRowStyle = css`
  ${wrappedRow("xs")};
`;

/** A filter, as a button or a link; the chosen one is filled. */
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

/** A category to choose, or all of them. */
export interface CategoryOption {
  /** undefined for all. */
  value: string | undefined;
  label: string;
  /** The page that lists it; undefined if one page lists everything. */
  href: string | undefined;
}

interface CategoryRowProps {
  label: string;
  options: readonly CategoryOption[];
  chosenValue: string | undefined;
  /** The value of aria-current: this page, or a later page of the list. */
  current: "page" | true;
  /** Chooses a category on this page. Returns whether that worked: then the link is not followed. */
  choose: (category: string | undefined) => boolean;
}

/* Hidden without script, where everything is shown. */
const buttonRowStyle = css`
  ${filterRowStyle};
  ${scriptOnlyStyle};
`;

/** A row of categories, one of them chosen: links if categories have pages, otherwise buttons that filter the list. */
export function CategoryRow({ label, options, chosenValue, current, choose }: CategoryRowProps) {
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
            {...replayable(`filter-${value ?? "all"}`)}
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
              aria-current={value === chosenValue ? current : undefined}
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
