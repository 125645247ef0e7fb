import { css } from "@emotion/react";
import { theme } from "../../theme/theme";
import { labelStyle } from "../ui/label-style";

const band = css`
  padding: ${theme.space.md} ${theme.space.gutter} 0;
`;

const box = css`
  max-width: ${theme.widths.page};
  margin-inline: auto;
  padding: ${theme.space.md} ${theme.space.lg};
  border: 1px solid ${theme.colour.line};
  border-radius: 2px;
  background-color: ${theme.colour.raised};
`;

const text = css`
  max-width: 80ch;
  margin-top: ${theme.space.xxs};
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};
  line-height: 1.5;
`;

interface OverviewProps {
  overview: { label: string; text: string };
}

/** The slim box that opens a page: what this page is, in two or three sentences. */
export function Overview({ overview }: OverviewProps) {
  return (
    <aside aria-labelledby="overview" data-ground="dark" css={band}>
      <div css={box}>
        <p id="overview" css={labelStyle}>
          {overview.label}
        </p>
        <p css={text}>{overview.text}</p>
      </div>
    </aside>
  );
}
