import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { CourseCards } from "../components/sections/course-cards";
import { EventList } from "../components/sections/event-list";
import { Hero } from "../components/sections/hero";
import { NextGathering } from "../components/sections/next-gathering";
import { Landscape } from "../components/ui/landscape";
import { gatheringEvent } from "../seo/json-ld/gathering-event";
import { organization } from "../seo/json-ld/organization";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/events.svg";

/** Events: the monthly gathering, the e-courses, what has been held and what is being prepared. */
export default function EventsPage({ data }: PageProps<Queries.EventsPageQuery>) {
  const { eventsPage, gatheringDates, facts, events } = data.content;
  const { gathering, courses, past, upcoming, labels, closing } = eventsPage;
  const byDay = [...events].sort((a, b) => (a.date ?? "9").localeCompare(b.date ?? "9"));
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
      <ClosingCall call={closing} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.EventsPageQuery>) {
  const { eventsPage, gatheringDates, siteIdentity } = data.content;
  const { seo, gathering } = eventsPage;
  const { title: name, calendar: description } = gathering;
  const { gathering: register } = siteIdentity.links;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      preview="events"
      describe={(site, path) => [
        organization(site),
        webPage(site, { path, ...seo }),
        ...gatheringDates.dates
          .slice(0, 1)
          .map((next) => gatheringEvent(site, { path, name, description, ...next, register })),
      ]}
    />
  );
}

export const query = graphql`
  query EventsPage {
    content {
      eventsPage {
        seo { ...Seo }
        hero { ...Hero }
        gathering { calendar ...NextGathering }
        courses { ...CourseCards }
        past { ...SectionHeading }
        upcoming { ...SectionHeading }
        labels { ...EventLabels }
        closing { ...ClosingCall }
      }
      gatheringDates { ...GatheringDates }
      events { ...EventFields }
      facts { gathering { schedule { ...Schedule } } }
      siteIdentity { links { gathering } }
    }
  }
`;
