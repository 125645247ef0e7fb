import { css } from "@emotion/react";
import { momentInWords } from "../../calendar/words";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { labelStyle } from "./headings";
import { useLanguage } from "./site-words";

interface YearOfTicksProps {
  title: string;
  /** Moments in ISO 8601, the nearest first. */
  moments: readonly string[];
  /** The time zone of the dates. */
  zone: string;
}

const box = css`
  margin-top: calc(${theme.space.section} - ${theme.space.xxl});

  h3 {
    ${labelStyle};
    margin-bottom: ${theme.space.md};
  }
`;

/* The scale bar of a map: vertical on a phone, horizontal on a wider screen. */
const ruler = css`
  border-left: 1px solid ${theme.colour.ink};

  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${theme.space.xs};
    padding: ${theme.space.xs} 0 ${theme.space.xs} 3.5rem;
    line-height: 1.2;
  }

  & > li::before {
    content: "";
    position: absolute;
    top: calc(${theme.space.xs} + 0.65em);
    left: 0;
    width: 1.5rem;
    border-top: 1px solid ${theme.colour.ink};
  }

  & > li:first-of-type::before {
    width: 3rem;
    border-top: 3px solid ${theme.colour.accent};
  }

  ${media.md} {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    row-gap: ${theme.space.xl};
    border-left: 0;

    & > li {
      flex-direction: column;
      gap: ${theme.space.xxs};
      padding: 2.5rem 0 0;
      border-top: 1px solid ${theme.colour.ink};
    }

    & > li::before {
      top: 0;
      width: 0;
      height: 1.5rem;
      border-top: 0;
      border-left: 1px solid ${theme.colour.ink};
    }

    & > li:first-of-type::before {
      width: 0;
      height: 2.25rem;
      border-top: 0;
      border-left: 3px solid ${theme.colour.accent};
    }
  }

  ${media.xl} {
    grid-template-columns: repeat(12, 1fr);
  }
`;

const month = css`
  font-size: ${theme.type.label};

  ${media.md} {
    font-size: ${theme.type.small};
  }
`;

const date = css`
  /* The display face's numerals are drawn for large sizes; here its 3 looks like a 5. */
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  li:first-of-type & {
    color: ${theme.colour.accent};
  }

  ${media.md} {
    font-size: ${theme.type.lead};
  }
`;

const year = css`
  color: ${theme.colour.muted};
  font-size: ${theme.type.small};
`;

/** Gatherings as the ticks of a ruler; the next one is lit. */
export function DateRuler({ title, moments, zone }: YearOfTicksProps) {
  const language = useLanguage();
  const part = (moment: string, form: Intl.DateTimeFormatOptions) =>
    momentInWords(moment, language, { ...form, timeZone: zone });
  return (
    <div css={box}>
      <h3>{title}</h3>
      <ol css={ruler}>
        {moments.map((moment, index) => {
          const ownYear = part(moment, { year: "numeric" });
          const before = moments[index - 1];
          const turns = before === undefined || part(before, { year: "numeric" }) !== ownYear;
          return (
            <li key={moment}>
              <span css={month}>{part(moment, { month: "long" })}</span>{" "}
              <time dateTime={moment.slice(0, 10)} css={date}>
                {part(moment, { day: "numeric" })}
              </time>
              {turns && <span css={year}> {ownYear}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
