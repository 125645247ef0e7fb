import {
  eventStatusOf,
  eventTimes,
  stageOf,
  type DatedEvent,
  type ArticleStatus,
  type Stage,
} from "../pages/publish-status";
import { readSchedule } from "./gathering-dates";
import type { FactsContext } from "./text-placeholders";

/** What decides which button an event has. */
interface EventLinks extends DatedEvent {
  name: string;
  hasBody: boolean;
  cancelled?: string;
  action?: object;
  recording?: object;
}

/** The fields that depend on the day of the build: the line on every page, an article's stage, an event's status, and its invitation. */
export const datedFields = {
  Announcements: {
    announcement: {
      resolve: async (
        { announcement }: { announcement?: { lastDay: string } },
        _args: object,
        context: FactsContext,
      ): Promise<object | undefined> =>
        announcement && announcement.lastDay >= (await today(context)) ? announcement : undefined,
    },
  },
  Article: {
    stage: {
      resolve: async (article: ArticleStatus, _args: object, context: FactsContext): Promise<Stage> =>
        stageOf(article, await today(context)),
    },
  },
  Event: {
    status: {
      type: "String!",
      resolve: async (event: DatedEvent, _args: object, context: FactsContext): Promise<string> =>
        eventStatusOf(event, await today(context)),
    },
    // The way to take part goes once the event is over or cancelled; afterwards there may be a recording.
    action: {
      resolve: async (
        event: EventLinks,
        _args: object,
        context: FactsContext,
      ): Promise<object | undefined> => {
        if (eventStatusOf(event, await today(context)) === "completed") return event.recording;
        return event.cancelled ? undefined : event.action;
      },
    },
    zone: {
      type: "String!",
      resolve: ({ zone }: DatedEvent) => zone ?? readSchedule().zone,
    },
    start: {
      type: "String",
      resolve: (event: DatedEvent) => eventTimes(event, readSchedule().zone)?.start,
    },
    end: {
      type: "String",
      resolve: (event: DatedEvent) => eventTimes(event, readSchedule().zone)?.end,
    },
    page: {
      type: "String",
      resolve: ({ name, hasBody }: EventLinks) => (hasBody ? `/events/${name}` : undefined),
    },
  },
};

// Read from a node, not from the clock: Gatsby tracks the dependency, so that a build on another day renews these
// pages.
async function today({ nodeModel }: FactsContext): Promise<string> {
  const node = (await nodeModel.findOne({ type: "GatheringDates" })) as { today: string };
  return node.today;
}
