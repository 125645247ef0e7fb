import { css } from "@emotion/react";
import { secondaryButton } from "../ui/button-styles";
import { stepsStyle } from "./viewer-styles";

interface ViewerStepsProps {
  words: Pick<Queries.ViewerWordsFragment, "previous" | "next">;
  index: number;
  limit: number;
  onMove: (index: number) => void;
}

const step = css`
  ${secondaryButton};

  &:disabled {
    cursor: default;
    opacity: 0.5;
  }
`;

/** The viewer's previous and next buttons; they stop at the first and the last slide. */
export function ViewerSteps({ words, index, limit, onMove }: ViewerStepsProps) {
  return (
    <div data-steps="" css={stepsStyle}>
      <button
        type="button"
        css={step}
        disabled={index === 0}
        onClick={() => {
          onMove(index - 1);
        }}
      >
        {words.previous}
      </button>
      <button
        type="button"
        css={step}
        disabled={index === limit - 1}
        onClick={() => {
          onMove(index + 1);
        }}
      >
        {words.next}
      </button>
    </div>
  );
}
