import { graphql, type HeadProps, type PageProps } from "gatsby";
import {
  EventActions,
  EventFacts,
  listEventFacts,
  EventLabel,
  descriptionOf,
} from "../components/sections/events/event-list";
import { TextPage } from "../components/text/text-page";
import { ShareButton } from "../components/ui/share-button";
import { SmartLink } from "../components/ui/links";
import { PageHead } from "../seo/page-head";
import { eventOfContent } from "../seo/structured-data";

export default function EventPage({ data }: PageProps<Queries.EventPageQuery>) {
  const { event, eventsPage } = data;
  const cancellation = event.cancelled ? `${eventsPage.labels.cancelled}: ${event.cancelled} ` : "";
  return (
    <TextPage
      {...event}
      introduction={cancellation + descriptionOf(event)}
      contentBelow={
        <>
          <SmartLink href="/events">{eventsPage.labels.back}</SmartLink>
          <ShareButton href="" subject={event.title} />
        </>
      }
    >
      <EventLabel event={event} texts={eventsPage} />
      <EventFacts isOwnPage event={event} texts={eventsPage} />
      <EventActions isOwnPage event={event} texts={eventsPage} titleId="page-title" />
    </TextPage>
  );
}

export function Head({ data, location }: HeadProps<Queries.EventPageQuery>) {
  const { event, eventsPage, facts, frame, siteIdentity } = data;
  const dateText = listEventFacts(event, eventsPage, frame.gathering.time, siteIdentity.language)
    .map(({ fact }) => fact)
    .join(", ");
  return (
    <PageHead
      seo={event.seo ?? { title: event.title, description: `${descriptionOf(event)} ${dateText}` }}
      path={location.pathname}
      parentPages={[{ path: "/events", name: eventsPage.seo.title }]}
      getThings={(site, path) => eventOfContent(site, path, event, { id: "event", currency: facts.currency })}
    />
  );
}

export const query = graphql`
  query EventPage($path: String!) {
    event(page: { eq: $path }) {
      html
      headings { id level text }
      seo { ...Seo }
      ...EventFields
    }
    eventsPage { seo { title } ...EventTexts }
    facts { currency }
    frame { gathering { time } }
    siteIdentity { language }
  }
`;
