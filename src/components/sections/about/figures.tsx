import { css } from "@emotion/react";
import { equalColumns, figures } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";

const row = css`
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

const number = css`
  ${figures(theme.type.h1)};

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

const name = css`
  margin-top: ${theme.space.xs};
  font-weight: 600;
`;

const origin = css`
  color: ${theme.colour.muted};
`;

/** Figures of the ministry's work, the largest text of their section. */
export function Figures({ figures }: { figures: readonly { value: string; label: string; text: string }[] }) {
  return (
    <ul css={row}>
      {figures.map(({ value, label, text }) => (
        <li key={label}>
          <p css={number}>
            {value.replace(/\+$/, "")}
            {value.endsWith("+") && <span>+</span>}
          </p>
          <p css={name}>{label}</p>
          <p css={origin}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
