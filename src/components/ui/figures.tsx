import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";

interface FiguresProps {
  figures: readonly { label: string; value: string }[];
}

const row = css`
  display: grid;
  gap: ${theme.space.lg} ${theme.space.md};
  margin: 0;
  padding-block: ${theme.space.md};
  border-block: 1px solid ${theme.colour.line};

  ${media.xs} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* Each as wide as its number at least: one may be "about 250". */
  ${media.lg} {
    display: flex;
    flex-wrap: wrap;

    & > div {
      flex: 1 0 auto;
    }
  }

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    color: ${theme.colour.muted};
    font-size: ${theme.type.small};
  }

  dd {
    margin: 0;
    white-space: nowrap;
    font: 380 ${theme.type.h3} / 1.1 ${theme.font.display};
  }
`;

/** A few figures in a row, the number over what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl css={row}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
