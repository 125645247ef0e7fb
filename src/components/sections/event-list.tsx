import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { momentInWords } from "../../calendar/words";
import { media } from "../../theme/media";
import { theme, type Ground } from "../../theme/theme";
import { labelStyle } from "../ui/label-style";
import { SplitSection } from "../ui/split-section";
import { useLanguage } from "../ui/use-language";

interface EventListProps {
  ground: Ground;
  id: string;
  heading: Queries.SectionHeadingFragment;
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

/* When and where, each of them whole on its line. */
const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.lg};
  grid-column: 1 / -1;
  font-size: ${theme.type.label};
  font-weight: 600;
`;

const text = css`
  grid-column: 1 / -1;
  color: ${theme.colour.muted};
`;

/** Events as ruled rows, each with its day, or with the label that stands for one. */
export function EventList({ ground, id, heading, events, labels, backdrop }: EventListProps) {
  const language = useLanguage();
  if (events.length === 0) return null;
  return (
    <SplitSection ground={ground} id={id} eyebrow={heading.eyebrow} title={heading.title} backdrop={backdrop}>
      <ul css={list}>
        {events.map((event) => {
          const mark = labelOf(event, labels);
          const day =
            event.date &&
            momentInWords(event.date, language, {
              weekday: "long",
              month: "long",
              day: "numeric",
              year: "numeric",
              timeZone: "UTC",
            });
          return (
            <li key={event.title}>
              <h3>{event.title}</h3>
              {mark && <span css={[label, event.status === "completed" && quiet]}>{mark}</span>}
              <p css={facts}>
                {[day, event.time, event.location].filter(Boolean).map((fact) => (
                  <span key={fact}>{fact} </span>
                ))}
              </p>
              <p css={text}>{event.text}</p>
            </li>
          );
        })}
      </ul>
    </SplitSection>
  );
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
    title
    text
    date
    time
    location
    status
  }

  fragment EventLabels on EventsPageLabels {
    completed
    undated
  }
`;
