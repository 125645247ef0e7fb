import { css } from "@emotion/react";
import { theme } from "../../theme/theme";
import { Tooltip, TooltipGroup } from "../ui/tooltip";
import { CrossIcon, PrinterIcon } from "./icons";
import { barStyle } from "./viewer-styles";

interface ViewerBarProps {
  words: Pick<Queries.ViewerWordsFragment, "counter" | "close" | "print">;
  count: number;
  limit: number;
  onClose: () => void;
}

const iconButton = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: none;
  cursor: pointer;

  &:hover {
    color: ${theme.colour.accent};
  }
`;

/** The viewer's toolbar: the slide counter, print and close. */
export function ViewerBar({ words, count, limit, onClose }: ViewerBarProps) {
  return (
    <div data-bar="" css={barStyle}>
      <p role="status">{words.counter.replace("{count}", String(count)).replace("{limit}", String(limit))}</p>
      <TooltipGroup>
        <button
          type="button"
          aria-label={words.print}
          css={iconButton}
          onClick={() => {
            print();
          }}
        >
          <PrinterIcon />
          <Tooltip>{words.print}</Tooltip>
        </button>
        <button type="button" aria-label={words.close} css={iconButton} onClick={onClose}>
          <CrossIcon />
          <Tooltip>{words.close}</Tooltip>
        </button>
      </TooltipGroup>
    </div>
  );
}
