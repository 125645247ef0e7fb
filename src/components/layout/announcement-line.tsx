import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { futureLines } from "../../calendar/announcement-lines";
import { createSlot } from "../../hydration/slots";
import { hideInPrint, pageColumn } from "../../theme/mixins";
import { theme } from "../../theme/theme";
import { SmartLink } from "../ui/links";

const sectionStyle = css`
  padding: ${theme.space.sm} ${theme.space.gutter};
  font-size: ${theme.type.label};

  p {
    ${pageColumn};
  }

  ${hideInPrint};

  a {
    color: inherit;
    font-weight: 600;
  }
`;

/**
 * The line above the header: the next cancelled or moved gathering, otherwise an announcement. The page contains the
 * lines of the next weeks. Before the browser lays out the rest of the page, the script after the lines shows the line
 * that is due (src/browser/announcement-script.ts). Without JavaScript, the page shows the line that was due at the
 * build.
 */
export function AnnouncementLine() {
  const { announcements, gatheringDates, facts, frame, routes } =
    useStaticQuery<Queries.AnnouncementLineQuery>(graphql`
    query AnnouncementLine {
      announcements { announcements { text href label firstDay lastDay } }
      gatheringDates { ...GatheringDates }
      facts { gathering { schedule { zone } } }
      frame { announcements { label dates } }
      routes
    }
  `);
  const { now, changed: changedGatherings } = gatheringDates;
  const lines = futureLines({ changedGatherings, ...announcements }, facts.gathering.schedule.zone, now);
  if (lines.length === 0) return null;
  const isDue = ({ startsAt }: { startsAt: string }) => Date.parse(startsAt) <= Date.parse(now);
  const dueLine = lines.find(isDue);
  const datesPath = ["/events", "/prayer-hub"].find((route) => routes.includes(route));
  const datesLink = { href: datesPath && `${datesPath}#gathering`, label: frame.announcements.dates };
  return (
    <>
      <section aria-label={frame.announcements.label} data-ground="deep" hidden={!dueLine} css={sectionStyle}>
        {lines.map((line) => {
          const { href, label } = "lastDay" in line.entry ? line.entry : datesLink;
          return (
            <p
              key={line.entry.text}
              data-starts-at={isDue(line) ? undefined : line.startsAt}
              data-ends-at={line.endsAt}
              hidden={line !== dueLine}
            >
              {line.entry.text} {href && <SmartLink href={href}>{label}</SmartLink>}
            </p>
          );
        })}
      </section>
      {createSlot("announcement-script")}
    </>
  );
}
