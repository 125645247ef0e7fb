import { css } from "@emotion/react";
import { equalColumns } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { Eyebrow } from "../../ui/headings";
import { Picture } from "../../ui/picture";
import { Section } from "../section";
import { formatDay, fullDayFormat } from "../../../calendar/format-dates";
import { fillText } from "../../../text/fill-text";

const gridStyle = css`
  display: grid;
  row-gap: ${theme.space.lg};

  ${media.md} {
    ${equalColumns(2)};
    row-gap: ${theme.space.x3};
  }

  ${media.lg} {
    ${equalColumns(3)};
    margin-top: ${theme.space.md};
  }
`;

/* The picture is beside the text on a phone. It is above the text on wider screens, or with a very large text size. */
const weekStyle = css`
  display: grid;
  gap: ${theme.space.md};
  align-content: start;
  align-items: start;

  ${media.xs} {
    grid-template-columns: 5rem minmax(0, 1fr);
  }

  ${media.md} {
    grid-template-columns: minmax(0, 1fr);
  }

  h3 + p {
    margin-top: ${theme.space.sm};
    color: ${theme.colour.muted};
  }
`;

export function CourseWeeks({
  curriculum,
}: {
  curriculum: Queries.CoursePageQuery["coursePage"]["curriculum"];
}) {
  if (curriculum.weeks.length === 0) return null;
  return (
    <Section ground="paper" id="curriculum" padding="large" heading={curriculum}>
      <ol css={gridStyle}>
        {curriculum.weeks.map(({ id, title, text, picture }, index) => (
          <li key={id} id={id} css={weekStyle}>
            <Picture picture={picture} sizes="(min-width: 64em) 26rem, (min-width: 48em) 45vw, 6.5rem" />
            <div>
              <h3>
                <Eyebrow isInHeading>{fillText(curriculum.weekLabel, { week: index + 1 })}</Eyebrow>
                {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/**
 * Formats the start of the course at the time of the build.
 * @param day the day of the next first session, such as 2027-01-14, if it is known and not over
 * @returns the line for the page. Undefined without texts
 */
export function formatStart(
  start: Queries.CoursePageStart | null | undefined,
  day: string | null | undefined,
  language: string,
): string | undefined {
  if (!start) return undefined;
  return day ? fillText(start.next, { day: formatDay(day, language, fullDayFormat) }) : start.later;
}
