import { css } from "@emotion/react";
import { replayMark } from "../../hydration/marks";
import { media } from "../../theme/media";
import { scripted } from "../../theme/scripted";
import { theme } from "../../theme/theme";

interface CategoryFilterProps {
  /** Names the row for those who listen to the page. */
  label: string;
  all: string;
  categories: readonly { value: string; label: string }[];
  /** undefined while everything is shown. */
  chosen: string | undefined;
  choose: (category: string | undefined) => void;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  /* Without script nothing would happen, and everything is shown. */
  ${scripted};
`;

const button = css`
  min-height: 2.75rem;
  padding: ${theme.space.xs} ${theme.space.md};
  border: 1px solid ${theme.colour.border};
  border-radius: 2px;
  background-color: transparent;
  color: ${theme.colour.ink};
  font-size: ${theme.type.label};
  line-height: 1.25;
  cursor: pointer;
  transition:
    background-color ${theme.motion.control},
    border-color ${theme.motion.control};

  &:hover {
    border-color: ${theme.colour.ink};
  }

  &[aria-pressed="true"] {
    border-color: ${theme.colour.ink};
    background-color: ${theme.colour.ink};
    color: ${theme.colour.ground};
  }

  /* Chosen colours are taken away there, and with them the difference. */
  ${media.forcedColours} {
    &[aria-pressed="true"] {
      border-color: SelectedItem;
      background-color: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }

  &[data-held] {
    cursor: progress;
  }
`;

/** A row of buttons, one of them pressed: what a list shows. */
export function CategoryFilter({ label, all, categories, chosen, choose }: CategoryFilterProps) {
  const options = [{ value: undefined, label: all }, ...categories];
  return (
    <div role="group" aria-label={label} css={row}>
      {options.map((option) => (
        <button
          key={option.label}
          type="button"
          aria-pressed={option.value === chosen}
          css={button}
          onClick={() => {
            choose(option.value);
          }}
          {...replayMark}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
