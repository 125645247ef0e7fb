import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { daysFrom } from "../../calendar/local-time";
import { dayOf } from "../../calendar/next-gatherings";
import { notPrinted, pageWide } from "../../theme/mixins";
import { theme } from "../../theme/theme";
import { SmartLink } from "../ui/links";

const band = css`
  padding: ${theme.space.sm} ${theme.space.gutter};
  font-size: ${theme.type.label};

  p {
    ${pageWide};
  }

  p + p {
    margin-top: ${theme.space.xs};
  }

  ${notPrinted};

  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** The number of days before a cancelled or moved gathering during which every page shows the change. */
const noticeInDays = 7;

/**
 * The lines above the header: the announcement, and each cancelled or moved gathering within a week. They stay until the
 * next build: removed while a page appears, they would move what people read.
 */
export function AnnouncementLine() {
  const { announcements, gatheringDates, frame, routes } =
    useStaticQuery<Queries.AnnouncementLineQuery>(graphql`
    query AnnouncementLine {
      announcements { announcement { text href label } }
      gatheringDates { ...GatheringDates }
      frame { announcements { label dates } }
      routes
    }
  `);
  const { today, changed } = gatheringDates;
  const soon = daysFrom(today, noticeInDays);
  const page = ["/events", "/prayer-hub"].find((route) => routes.includes(route));
  const raised = changed
    .filter((one) => {
      const days = [dayOf(one), dayOf(one.movedTo ?? one)];
      return days.some((day) => day >= today) && days.some((day) => day <= soon);
    })
    .map(({ text }) => ({
      text,
      href: page && `${page}#gathering`,
      label: frame.announcements.dates,
    }));
  const lines = [...raised, ...(announcements.announcement ? [announcements.announcement] : [])];
  if (lines.length === 0) return null;
  return (
    <section aria-label={frame.announcements.label} data-ground="deep" css={band}>
      {lines.map(({ text, href, label }) => (
        <p key={text}>
          {text} {href && <SmartLink href={href}>{label}</SmartLink>}
        </p>
      ))}
    </section>
  );
}
