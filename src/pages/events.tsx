import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { CourseCards } from "../components/sections/course-cards";
import { EventList, eventId } from "../components/sections/event-list";
import { Hero } from "../components/sections/hero";
import { NextGathering } from "../components/sections/next-gathering";
import { Landscape } from "../components/ui/landscape";
import { describeEvents } from "../seo/describe-events";
import { organization } from "../seo/json-ld/organization";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/events.svg";
import closingFlame from "../theme/artwork/flames/closing-events.svg";

/** Events: the monthly gathering, the e-courses, past events and planned ones. */
export default function EventsPage({ data }: PageProps<Queries.EventsPageQuery>) {
  const { eventsPage, gatheringDates, facts, allEvent } = data;
  const { gathering, courses, past, upcoming, labels, closing } = eventsPage;
  const byDay = [...allEvent.nodes].sort((a, b) => (a.date ?? "9").localeCompare(b.date ?? "9"));
  const ofStatus = (wanted: string) => byDay.filter(({ status }) => status === wanted);
  return (
    <>
      <Hero hero={eventsPage.hero} flame={flame} size="slim" />
      <NextGathering words={gathering} dates={gatheringDates.dates} schedule={facts.gathering.schedule} />
      <CourseCards courses={courses} />
      <EventList ground="light" id="past" heading={past} events={ofStatus("completed")} labels={labels} />
      <EventList
        ground="paper"
        id="upcoming"
        heading={upcoming}
        events={ofStatus("upcoming")}
        labels={labels}
        backdrop={<Landscape from="southEast" />}
      />
      <ClosingCall call={closing} flame={closingFlame} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.EventsPageQuery>) {
  const { seo } = data.eventsPage;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      preview="events"
      describe={(site, path) => [
        organization(site),
        webPage(site, { path, ...seo }),
        ...describeEvents(site, path, data, eventId),
      ]}
    />
  );
}

export const query = graphql`
  query EventsPage {
    eventsPage {
      seo { ...Seo }
      hero { ...Hero }
      gathering { title ...NextGathering }
      courses { ...CourseCards }
      past { ...SectionHeading }
      upcoming { ...SectionHeading }
      labels { ...EventLabels }
      closing { ...ClosingCall }
    }
    gatheringDates { ...GatheringDates }
    allEvent(sort: { file: { name: ASC } }) { nodes { ...EventFields } }
    facts { currency gathering { place online free calendar { text } schedule { ...Schedule } } }
    siteIdentity { links { gathering } }
  }
`;
