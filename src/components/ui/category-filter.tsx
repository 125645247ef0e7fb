import { css } from "@emotion/react";
import { replayable } from "../../hydration/markup";
import { scripted } from "../../hydration/scripted";
import { filterRow, filterStyle } from "./filter-styles";

interface CategoryFilterProps {
  /** The accessible name of the row. */
  label: string;
  all: string;
  categories: readonly { value: string; label: string }[];
  /** undefined if no category is chosen. */
  chosen: string | undefined;
  choose: (category: string | undefined) => void;
}

const row = css`
  ${filterRow};

  /* Hidden without script, where everything is shown. */
  ${scripted};
`;

/** A row of toggle buttons, one of them pressed, that filters a list. */
export function CategoryFilter({ label, all, categories, chosen, choose }: CategoryFilterProps) {
  const options = [{ value: undefined, label: all }, ...categories];
  return (
    <div role="group" aria-label={label} css={row}>
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
