import { css } from "@emotion/react";
import { media, theme } from "../../../theme/theme";

const paperStyle = css`
  position: relative;
  max-width: 36rem;
  margin-block: ${theme.space.md};
  padding: 5.5rem ${theme.space.lg} ${theme.space.xl};
  border: 1px solid ${theme.colour.ink};
  background-color: ${theme.colour.raised};

  ${media.md} {
    padding: 7rem ${theme.space.xxl} ${theme.space.xxl};
  }
`;

const flapStyle = css`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  height: 4.25rem;
  stroke: ${theme.colour.ink};

  ${media.md} {
    height: 5.5rem;
  }
`;

const linesStyle = css`
  counter-reset: line;

  & > li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    align-items: baseline;
    padding-block: ${theme.space.sm};
    border-bottom: 1px solid ${theme.colour.line};
    font: italic 400 ${theme.type.lead} / 1.25 ${theme.font.italic};
    counter-increment: line;
  }

  & > li::before {
    content: counter(line) / "";
    color: ${theme.colour.accent};
  }

  ${media.md} {
    & > li {
      font-size: ${theme.type.h4};
    }
  }
`;

export function Envelope({ label, questions }: Queries.AboutPageStoryEnvelope) {
  return (
    <div css={paperStyle}>
      <svg viewBox="0 0 100 20" preserveAspectRatio="none" fill="none" aria-hidden css={flapStyle}>
        <path d="M0 0 46 18Q50 20 54 18L100 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <ol aria-label={label} css={linesStyle}>
        {questions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
