import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { daysInWords, hoursInWords } from "../../../calendar/dates-in-text";
import { dayIn } from "../../../calendar/local-time";
import { ruled, wrapped } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { secondaryButton } from "../../ui/button-styles";
import { LocalTime } from "./local-time";
import { labelStyle } from "../../ui/headings";
import { LinkedText, SmartLink } from "../../ui/links";
import { useLanguage } from "../../ui/site-texts";
import { plainText } from "../../../text/linked-text";
import { actionRow } from "../items";
import { Section, type Heading } from "../section";

interface EventListProps {
  id: string;
  heading: Heading;
  events: readonly Queries.EventFieldsFragment[];
  texts: Queries.EventTextsFragment;
  backdrop?: ReactNode;
}

const list = css`
  ${ruled};

  & > li {
    display: grid;
    gap: ${theme.space.xs} ${theme.space.lg};
    padding-block: ${theme.space.lg} ${theme.space.xl};

    ${media.md} {
      grid-template-columns: 1fr auto;
    }
  }
`;

const label = css`
  ${labelStyle};
  justify-self: start;
  padding: ${theme.space.xxs} ${theme.space.xs};
  border: 1px solid currentColor;
  border-radius: 2px;
  line-height: 1.2;

  ${media.md} {
    grid-row: 1;
    grid-column: 2;
    align-self: start;
  }
`;

const quiet = css`
  color: ${theme.colour.muted};
`;

/* Time and place, each unbroken on its line. In many languages a date begins with a lower-case letter. */
const factsStyle = css`
  ${wrapped("none", "lg")};
  font-size: ${theme.type.label};
  font-weight: 600;

  > ::first-letter {
    text-transform: uppercase;
  }
`;

const details = css`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
  gap: ${theme.space.xs};
`;

const text = css`
  grid-column: 1 / -1;
  color: ${theme.colour.muted};
`;

const actions = css`
  ${actionRow};
  grid-column: 1 / -1;
  margin-top: ${theme.space.xs};
`;

/** Events as ruled rows, each with its date or its label. */
export function EventList({ id, heading, events, texts, backdrop }: EventListProps) {
  if (events.length === 0) return null;
  return (
    <Section
      ground={backdrop ? "paper" : "light"}
      id={id}
      heading={heading}
      layout="split"
      backdrop={backdrop}
    >
      <ul css={list}>
        {events.map((event) => {
          const titleId = eventId(event);
          return (
            <li key={titleId}>
              <h3 id={titleId}>{event.page ? <a href={event.page}>{event.title}</a> : event.title}</h3>
              <EventLabel event={event} texts={texts} />
              <EventFacts event={event} texts={texts} />
              <p css={text}>
                <LinkedText text={event.text} />
              </p>
              <EventActions event={event} texts={texts} titleId={titleId} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The id of an event on its page, for links to it. */
export function eventId({ name }: { name: string }): string {
  return `event-${name}`;
}

/** What happens at an event, without the addresses of links. */
export function descriptionOf({ text }: Queries.EventFieldsFragment): string {
  return plainText(text);
}

interface EventProps {
  event: Queries.EventFieldsFragment;
  texts: Queries.EventTextsFragment;
}

/** A label for events that are over, cancelled or without a day. */
export function EventLabel({ event: { status, start, cancelled }, texts: { labels } }: EventProps) {
  const isOver = status === "completed";
  const shown = cancelled ? labels.cancelled : isOver ? labels.completed : start ? undefined : labels.undated;
  return shown ? <span css={[label, isOver && quiet]}>{shown}</span> : null;
}

/** When and where an event is, in its zone and, if it is online, in the visitor's, and why it is cancelled. */
export function EventFacts({ event, texts }: EventProps) {
  const language = useLanguage();
  const facts = eventFacts(event, texts, language);
  return (
    <div css={details}>
      <p css={factsStyle}>
        {facts.map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </p>
      {event.cancelled && <p>{event.cancelled}</p>}
      {event.online && isToCome(event) && event.start && (
        <LocalTime moment={event.start} text={texts.gathering.ownTime} />
      )}
    </div>
  );
}

/** The known days, hours and place of an event in words, and its price before the event. */
export function eventFacts(
  { start, end, zone, time, location, status, cancelled, price }: Queries.EventFieldsFragment,
  { labels, gathering }: Queries.EventTextsFragment,
  language: string,
): string[] {
  const isOpen = status === "upcoming" && !cancelled;
  const cost = isOpen && price ? price : "";
  if (!start || !end) return [time ?? "", location, cost].filter(Boolean);
  const hours = isTimed(start)
    ? hoursInWords(gathering.time, start, end, language, zone)
    : (time ?? (isOpen ? labels.timeOpen : ""));
  // The midnight that ends a day belongs to it.
  const last = isTimed(end) ? dayIn(zone, new Date(Date.parse(end) - 1)) : end;
  return [daysInWords(start.slice(0, 10), last, language), hours, location, cost].filter(Boolean);
}

/** The button of an event, and its calendar file while it is to come. */
export function EventActions({ event, texts, titleId }: EventProps & { titleId: string }) {
  const { action, name } = event;
  const isInCalendars = isToCome(event) && event.start;
  if (!action && !isInCalendars) return null;
  return (
    <div data-actions="" css={actions}>
      {action && (
        <SmartLink href={action.href} aria-describedby={titleId} css={secondaryButton}>
          {action.label}
        </SmartLink>
      )}
      {isInCalendars && (
        <a href={`/events/${name}.ics`} aria-describedby={titleId}>
          {texts.labels.calendar}
        </a>
      )}
    </div>
  );
}

function isTimed(start: string): boolean {
  return start.includes("T");
}

function isToCome({ status, cancelled, start }: Queries.EventFieldsFragment): boolean {
  return status === "upcoming" && !cancelled && start !== null && isTimed(start);
}

export const eventFields = graphql`
  fragment EventFields on Event {
    name title text start end zone time location online amount price status cancelled page
    action { ...LinkFields }
  }

  fragment EventTexts on EventsPage {
    labels { completed undated cancelled timeOpen calendar back }
    gathering { time ownTime }
  }
`;
