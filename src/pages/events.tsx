import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { EventList, eventId } from "../components/sections/events/event-list";
import { GatheringDate } from "../components/sections/gathering-date";
import { Hero } from "../components/sections/hero";
import { ItemsSection, offers } from "../components/sections/items";
import { describeGatherings, NextGathering } from "../components/sections/events/next-gathering";
import { Landscape } from "../components/ui/backdrops";
import { PageHead } from "../seo/page-head";
import { event, eventOfContent } from "../seo/structured-data";
import flame from "../theme/artwork/flames/events.svg";
import closingFlame from "../theme/artwork/flames/closing-events.svg";

/** Events: the monthly gathering, the e-courses, and events with a date, past events, and events without a date. */
export default function EventsPage({ data }: PageProps<Queries.EventsPageQuery>) {
  const { eventsPage: page, gatheringDates, facts, allEvent } = data;
  const byDay = [...allEvent.nodes].sort((a, b) => (a.start ?? "9").localeCompare(b.start ?? "9"));
  const endedEvents = byDay.filter(({ status }) => status === "completed").reverse();
  const futureEvents = byDay.filter(({ status }) => status === "upcoming");
  const datedEvents = futureEvents.filter(({ start }) => start !== null);
  const undatedEvents = futureEvents.filter(({ start }) => start === null);
  const { gathering, courses, past, upcoming, scheduled } = page;
  const { schedule } = facts.gathering;
  return (
    <>
      <Hero
        hero={page.hero}
        flame={flame}
        size="slim"
        elementsByName={{
          gathering: <GatheringDate dates={gatheringDates} zone={schedule.zone} size="large" flame={flame} />,
        }}
      />
      <NextGathering texts={gathering} dates={gatheringDates} schedule={schedule} />
      <ItemsSection
        id="courses"
        ground="paper"
        heading={courses}
        headingStyle="wide"
        look={offers}
        headingId={(_, index) => `course-${String(index)}`}
        comingSoon={courses.comingSoon}
        items={courses.cards}
      />
      <EventList id="scheduled" heading={scheduled ?? upcoming} events={datedEvents} texts={page} />
      <EventList id="past" heading={past} events={endedEvents} texts={page} />
      <EventList
        id="upcoming"
        heading={upcoming}
        events={undatedEvents}
        texts={page}
        backdrop={<Landscape corner="southEast" />}
      />
      <ClosingCall call={page.closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.EventsPageQuery>) {
  const { eventsPage, allEvent, facts } = data;
  return (
    <PageHead
      seo={eventsPage.seo}
      path={location.pathname}
      getThings={(site, path) => [
        ...describeGatherings(data).map((gathering) => event(site, path, gathering)),
        ...allEvent.nodes.flatMap((contentEvent) =>
          eventOfContent(site, path, contentEvent, { id: eventId(contentEvent), currency: facts.currency }),
        ),
      ]}
    />
  );
}

export const query = graphql`
  query EventsPage {
    eventsPage {
      seo { ...Seo } hero { ...Hero }
      gathering {
        eyebrow title recurring text yearTitle off actions { ...LinkFields }
      }
      courses {
        eyebrow title comingSoon
        cards { title label: meta price text action { ...LinkFields } more { ...LinkFields } }
      }
      past { eyebrow title } scheduled { eyebrow title } upcoming { eyebrow title } ...EventTexts
      closing { ...ClosingCall }
    }
    gatheringDates { ...GatheringDates }
    allEvent(sort: { name: ASC }) { nodes { ...EventFields } }
    facts { currency gathering { place online free calendar { text } schedule { week weekday from to zone } } }
    siteIdentity { links { gathering } }
  }
`;
