import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { dayInWords, fullDay } from "../../calendar/words";
import { media } from "../../theme/media";
import { theme, type Ground } from "../../theme/theme";
import { secondaryButton } from "../ui/button-styles";
import { labelStyle } from "../ui/headings";
import { LinkedText, SmartLink } from "../ui/links";
import { useLanguage } from "../ui/site-words";
import { Section, type Heading } from "./section";

interface EventListProps {
  ground: Ground;
  id: string;
  heading: Heading;
  events: readonly Queries.EventFieldsFragment[];
  labels: Queries.EventLabelsFragment;
  backdrop?: ReactNode;
}

const list = css`
  border-bottom: 1px solid ${theme.colour.ink};

  & > li {
    display: grid;
    gap: ${theme.space.xs} ${theme.space.lg};
    padding-block: ${theme.space.lg} ${theme.space.xl};
    border-top: 1px solid ${theme.colour.ink};

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
const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.lg};
  grid-column: 1 / -1;
  font-size: ${theme.type.label};
  font-weight: 600;

  > ::first-letter {
    text-transform: uppercase;
  }
`;

const text = css`
  grid-column: 1 / -1;
  color: ${theme.colour.muted};
`;

const action = css`
  grid-column: 1 / -1;
  justify-self: start;
  margin-top: ${theme.space.xs};
`;

/** Events as ruled rows, each with its date or its label. */
export function EventList({ ground, id, heading, events, labels, backdrop }: EventListProps) {
  const language = useLanguage();
  if (events.length === 0) return null;
  return (
    <Section ground={ground} id={id} heading={heading} layout="split" backdrop={backdrop}>
      <ul css={list}>
        {events.map((event) => {
          const mark = labelOf(event, labels);
          const titleId = eventId(event);
          return (
            <li key={titleId}>
              <h3 id={titleId}>{event.title}</h3>
              {mark && <span css={[label, event.status === "completed" && quiet]}>{mark}</span>}
              <p css={facts}>
                {[daysOf(event, language), event.time, event.location].filter(Boolean).map((fact) => (
                  <span key={fact}>{fact} </span>
                ))}
              </p>
              <p css={text}>
                <LinkedText text={event.text} />
              </p>
              {event.action && (
                <SmartLink
                  href={event.action.href}
                  aria-describedby={titleId}
                  css={[secondaryButton, action]}
                >
                  {event.action.label}
                </SmartLink>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The id of an event on its page, for links to it. */
export function eventId({ file }: Queries.EventFieldsFragment): string {
  return `event-${file.name}`;
}

/** The day of an event, or its first and last day; the year appears once if both share it. */
function daysOf({ date, endDate }: Queries.EventFieldsFragment, language: string): string | undefined {
  if (!date) return undefined;
  if (!endDate) return dayInWords(date, language, fullDay);
  const { year: _year, ...withoutYear } = fullDay;
  const first = dayInWords(date, language, date.slice(0, 4) === endDate.slice(0, 4) ? withoutYear : fullDay);
  return `${first} – ${dayInWords(endDate, language, fullDay)}`;
}

function labelOf(
  { status, date }: Queries.EventFieldsFragment,
  labels: Queries.EventLabelsFragment,
): string | undefined {
  if (status === "completed") return labels.completed;
  return date ? undefined : labels.undated;
}

export const eventFields = graphql`
  fragment EventFields on Event {
    file { name }
    title text date endDate time location online free status
    action { ...LinkFields }
  }

  fragment EventLabels on EventsPageLabels { completed undated }
`;
