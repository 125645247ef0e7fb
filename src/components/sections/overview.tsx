import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { labelStyle } from "../ui/label-style";
import { LinkedText } from "../ui/linked-text";

/* In front of the flame, which is behind it. */
const band = css`
  position: relative;
  z-index: 1;
  padding-inline: ${theme.space.gutter};
  background: none;
`;

/* On a phone, the label is on the text's first line. */
const line = css`
  max-width: ${theme.widths.page};
  margin-inline: auto;
  padding-block: ${theme.space.sm} ${theme.space.xs};
  border-top: 1px solid ${theme.colour.line};
  font-size: ${theme.type.small};
  line-height: 1.5;

  p {
    display: inline;
  }

  ${media.md} {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${theme.space.md} 0;
  }
`;

const label = css`
  ${labelStyle};
  margin-right: ${theme.space.xs};
`;

const text = css`
  max-width: 45.8em;
  color: ${theme.colour.muted};

  ${media.md} {
    font-size: ${theme.type.label};
  }
`;

interface OverviewProps {
  overview: { label: string; text: string };
}

/** The slim box at the top of a page: a summary of the page in two or three sentences. */
export function Overview({ overview }: OverviewProps) {
  return (
    <aside aria-labelledby="overview" data-ground="dark" css={band}>
      <div css={line}>
        <p id="overview" css={label}>
          {overview.label}
        </p>{" "}
        <p css={text}>
          <LinkedText text={overview.text} />
        </p>
      </div>
    </aside>
  );
}
