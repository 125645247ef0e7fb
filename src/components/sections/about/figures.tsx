import { css } from "@emotion/react";
import { equalColumns, numerals } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";

const rowStyle = css`
  display: grid;
  row-gap: ${theme.space.xl};

  & > li {
    padding-top: ${theme.space.md};
    border-top: 1px solid ${theme.colour.ink};
  }

  ${media.md} {
    ${equalColumns(3)};
  }
`;

const numberStyle = css`
  ${numerals(theme.type.h1)};

  ${media.md} {
    font-size: clamp(min(3.5rem, 18vw), 7vw, 6.75rem);
  }

  /* In the display face, the hairlines of the plus sign are too thin. */
  span {
    color: ${theme.colour.accent};
    font: 300 0.7em / 1 ${theme.font.text};
    vertical-align: 0.2em;
  }
`;

const nameStyle = css`
  margin-top: ${theme.space.xs};
  font-weight: 600;
`;

const originStyle = css`
  color: ${theme.colour.muted};
`;

export function Figures({ figures }: { figures: readonly { value: string; label: string; text: string }[] }) {
  return (
    <ul css={rowStyle}>
      {figures.map(({ value, label, text }) => (
        <li key={label}>
          <p css={numberStyle}>
            {value.replace(/\+$/, "")}
            {value.endsWith("+") && <span>+</span>}
          </p>
          <p css={nameStyle}>{label}</p>
          <p css={originStyle}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
