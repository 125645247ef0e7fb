import { css } from "@emotion/react";
import { hideInPrint, wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { landscapeAttributes } from "../../ui/backdrops";
import { Terms } from "../../ui/terms";
import { labelStyle } from "../../ui/headings";

const paperStyle = css`
  position: relative;
  padding: ${theme.space.xl} min(${theme.space.xl}, 6vw);
  overflow: hidden;
  border: 1px solid ${theme.colour.border};
  background-color: ${theme.colour.raised};
  box-shadow: ${theme.shadow};

  & > * {
    position: relative;
  }

  ${media.md} {
    padding-bottom: ${theme.space.x3};
  }

  ${media.lg} {
    rotate: 0.8deg;
  }

  ${hideInPrint};
`;

const artStyle = css`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 70%;
  object-fit: cover;
  opacity: 0.8;
`;

const headingStyle = css`
  ${wrappedRow("xs")};
  justify-content: space-between;
  padding-bottom: ${theme.space.xs};
  border-bottom: 3px double ${theme.colour.ink};
`;

const linesStyle = css`
  dt {
    ${labelStyle};
    margin-top: ${theme.space.lg};
    color: ${theme.colour.muted};
  }

  dd {
    padding-bottom: ${theme.space.xxs};
    border-bottom: 1px solid ${theme.colour.border};
    font: italic 400 ${theme.type.lead} / 1.35 ${theme.font.italic};
  }
`;

export function Worksheet({ worksheet }: { worksheet: Queries.BookPageOutlineWorksheet }) {
  return (
    <figure css={paperStyle} aria-labelledby="worksheet">
      <img {...landscapeAttributes} alt="" css={artStyle} />
      <div css={headingStyle}>
        <h3 id="worksheet">{worksheet.title}</h3>
        <p>{worksheet.note}</p>
      </div>
      <Terms css={linesStyle} entries={worksheet.lines.map(({ question, answer }) => [question, answer])} />
    </figure>
  );
}
