import { css } from "@emotion/react";
import { momentInWords } from "../../calendar/words";
import { theme } from "../../theme/theme";
import { labelStyle } from "./headings";
import { useLanguage } from "./site-words";

interface NextDatesProps {
  /** The label above the dates. */
  label: string;
  /** Moments in ISO 8601, the nearest first. */
  moments: readonly string[];
  /** The time zone of the dates. */
  zone: string;
}

const box = css`
  margin-top: ${theme.space.lg};

  h3 {
    ${labelStyle};
    margin-bottom: ${theme.space.sm};
  }
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.xl};
  align-items: baseline;
  font-size: ${theme.type.lead};

  & > li:first-of-type {
    flex-basis: 100%;
    font: 380 ${theme.type.h2} / 1.1 ${theme.font.display};
    letter-spacing: -0.02em;
  }
`;

/** The next dates of the gathering, the first one large. Several, since the page may have been built weeks ago. */
export function NextDates({ label, moments, zone }: NextDatesProps) {
  const language = useLanguage();
  return (
    <div css={box}>
      <h3>{label}</h3>
      <ol css={list}>
        {moments.map((moment, index) => (
          <li key={moment}>
            <time dateTime={moment.slice(0, 10)}>
              {momentInWords(moment, language, {
                ...(index === 0 && { weekday: "long" }),
                month: "long",
                day: "numeric",
                timeZone: zone,
              })}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}
