import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { formatDays, formatHours } from "../../../calendar/format-dates";
import { dayIn } from "../../../calendar/local-time";
import { numerals, ruledList, wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { primaryButton, secondaryButton } from "../../ui/button-styles";
import { LocalTime } from "./local-time";
import { labelStyle } from "../../ui/headings";
import { LinkedText, SmartLink } from "../../ui/links";
import { useLanguage } from "../../ui/site-texts";
import { createSlot } from "../../../hydration/slots";
import { keepTogether } from "../../../text/keep-together";
import { plainText } from "../../../text/linked-text";
import { useGatheringTexts } from "../gathering-date";
import { actionRowStyle } from "../items";
import { Section, type Heading } from "../section";

interface EventListProps {
  id: string;
  heading: Heading;
  events: readonly Queries.EventFieldsFragment[];
  texts: Queries.EventTextsFragment;
  backdrop?: ReactNode;
}

const listStyle = css`
  ${ruledList};

  & > li {
    display: grid;
    gap: ${theme.space.xs} ${theme.space.lg};
    padding-block: ${theme.space.lg} ${theme.space.xl};

    ${media.md} {
      grid-template-columns: 1fr auto;

      & > span {
        grid-row: 1;
        grid-column: 2;
        align-self: start;
      }
    }
  }
`;

const eventLabelStyle = css`
  ${labelStyle};
  justify-self: start;
  padding: ${theme.space.xxs} ${theme.space.xs};
  border: 1px solid currentColor;
  border-radius: 2px;
  line-height: 1.2;
`;

const quietLabelStyle = css`
  color: ${theme.colour.muted};
`;

/* The date begins with a capital letter: in many languages, a formatted date begins with a lower-case letter. */
const factsStyle = css`
  ${wrappedRow("none", "lg")};
  font-size: ${theme.type.label};
  font-weight: 600;

  > ::first-letter {
    text-transform: uppercase;
  }
`;

const largeDayStyle = css`
  & > :first-child {
    flex-basis: 100%;
    ${numerals(theme.type.h3, 1.2)};
  }
`;

const detailsStyle = css`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
  gap: ${theme.space.xs};
`;

const reasonStyle = css`
  grid-column: 1 / -1;
`;

const textStyle = css`
  grid-column: 1 / -1;
  color: ${theme.colour.muted};
`;

const actionsStyle = css`
  ${actionRowStyle};
  grid-column: 1 / -1;
  margin-top: ${theme.space.xs};
`;

export function EventList({ id, heading, events, texts, backdrop }: EventListProps) {
  if (events.length === 0) return null;
  return (
    <Section
      ground={backdrop ? "paper" : "light"}
      id={id}
      padding="small"
      heading={heading}
      layout="split"
      backdrop={backdrop}
    >
      <ul css={listStyle}>
        {events.map((event) => {
          const titleId = eventId(event);
          return (
            <li key={titleId}>
              <h3 id={titleId}>{event.page ? <a href={event.page}>{event.title}</a> : event.title}</h3>
              <EventLabel event={event} texts={texts} />
              <EventFacts event={event} texts={texts} />
              {event.cancelled && <p css={reasonStyle}>{event.cancelled}</p>}
              <p css={textStyle}>
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

/** The id of an event in the list on /events, for links to this entry. */
export function eventId({ name }: { name: string }): string {
  return `event-${name}`;
}

/** The description of an event, without the addresses of links. */
export function descriptionOf({ text }: Queries.EventFieldsFragment): string {
  return plainText(text);
}

interface EventProps {
  event: Queries.EventFieldsFragment;
  texts: Queries.EventTextsFragment;
}

interface EventFactsProps extends EventProps {
  isOwnPage?: boolean;
}

/**
 * A label for events that are over, cancelled or without a day. If an event ends after the build, the page's script
 * shows the label.
 */
export function EventLabel({ event: { status, until, cancelled }, texts: { labels } }: EventProps) {
  const isOver = status === "completed";
  if (cancelled || !until)
    return (
      <span css={[eventLabelStyle, isOver && quietLabelStyle]}>
        {cancelled ? labels.cancelled : labels.undated}
      </span>
    );
  return (
    <span data-since={isOver ? undefined : until} hidden={!isOver} css={[eventLabelStyle, quietLabelStyle]}>
      {labels.completed}
    </span>
  );
}

/** The time and place of an event. An online event also shows the time in the visitor's time zone. */
export function EventFacts({ event, texts, isOwnPage = false }: EventFactsProps) {
  const language = useLanguage();
  const { time, ownTime } = useGatheringTexts();
  const facts = listEventFacts(event, texts, time, language);
  return (
    <div css={detailsStyle}>
      <p css={[factsStyle, isOwnPage && largeDayStyle]}>
        {facts.map(({ fact, until }) => (
          <span key={fact} data-until={until}>
            {keepTogether(fact)}{" "}
          </span>
        ))}
      </p>
      {event.online && hasUpcomingStartTime(event) && event.start && (
        <LocalTime moment={event.start} until={event.until} text={ownTime} />
      )}
    </div>
  );
}

interface EventFact {
  fact: string;
  /** The moment from which the fact is no longer true. */
  until?: string | undefined;
}

/** Lists the known days, hours and place of an event, and before the event its price. */
export function listEventFacts(
  {
    start,
    end,
    until: eventEnd,
    zone,
    time,
    location,
    status,
    cancelled,
    price,
  }: Queries.EventFieldsFragment,
  { labels }: Queries.EventTextsFragment,
  hoursText: string,
  language: string,
): EventFact[] {
  const isUpcoming = status === "upcoming" && !cancelled;
  const until = eventEnd ?? undefined;
  const priceFact = { fact: (isUpcoming && price) || "", until };
  const listDateFacts = (): EventFact[] => {
    if (!start || !end) return [{ fact: time ?? "" }];
    // An event that ends at midnight does not extend to the next day.
    const lastDay = isTimed(end) ? dayIn(zone, new Date(Date.parse(end) - 1)) : end;
    // If an event has several days, the text of the hours contains the weekdays.
    const daysFact = { fact: formatDays(start.slice(0, 10), lastDay, language, isTimed(start)) };
    if (isTimed(start)) return [daysFact, { fact: formatHours(hoursText, start, end, language, zone) }];
    if (time) return [daysFact, { fact: time }];
    return [daysFact, { fact: isUpcoming && start === end ? labels.timeOpen : "", until }];
  };
  return [...listDateFacts(), { fact: location }, priceFact].filter(({ fact }) => fact !== "");
}

interface EventActionsProps extends EventFactsProps {
  titleId: string;
}

/** The button of an event, and before the event also its calendar file. */
export function EventActions({ event, texts, titleId, isOwnPage = false }: EventActionsProps) {
  const { action, name, status, until } = event;
  const isInCalendars = hasUpcomingStartTime(event) && event.start;
  if (!action && !isInCalendars) return null;
  return (
    <>
      <div data-actions="" data-until={(status === "upcoming" && until) || undefined} css={actionsStyle}>
        {action && (
          <SmartLink
            href={action.href}
            aria-describedby={titleId}
            css={isOwnPage ? primaryButton : secondaryButton}
          >
            {action.label}
          </SmartLink>
        )}
        {isInCalendars && (
          <a href={`/events/${name}.ics`} aria-describedby={titleId}>
            {texts.labels.calendar}
          </a>
        )}
      </div>
      {isOwnPage && createSlot("dates-script")}
    </>
  );
}

function isTimed(start: string): boolean {
  return start.includes("T");
}

function hasUpcomingStartTime({ status, cancelled, start }: Queries.EventFieldsFragment): boolean {
  return status === "upcoming" && !cancelled && start !== null && isTimed(start);
}

export const eventFields = graphql`
  fragment EventFields on Event {
    name title text start end until zone time location online amount price status cancelled page
    action { ...LinkFields }
  }

  fragment EventTexts on EventsPage {
    labels { completed undated cancelled timeOpen calendar back }
  }
`;
