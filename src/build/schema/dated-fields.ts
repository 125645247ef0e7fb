import {
  eventStatusOf,
  stageOf,
  type DatedEvent,
  type ArticleStatus,
  type Stage,
} from "../pages/publish-status";
import type { FactsContext } from "./text-placeholders";

/** The fields that depend on the day of the build: an article's stage, an event's status, and its invitation. */
export const datedFields = {
  Article: {
    stage: {
      resolve: async (article: ArticleStatus, _args: object, context: FactsContext): Promise<Stage> =>
        stageOf(article, await today(context)),
    },
  },
  Event: {
    status: {
      resolve: async (event: DatedEvent, _args: object, context: FactsContext): Promise<string> =>
        eventStatusOf(event, await today(context)),
    },
    // The action is omitted once the date has changed the event's status; an action for the status in the content
    // stays.
    action: {
      resolve: async (
        event: DatedEvent & { action?: object },
        _args: object,
        context: FactsContext,
      ): Promise<object | undefined> =>
        eventStatusOf(event, await today(context)) === event.status ? event.action : undefined,
    },
  },
};

// Read from a node, not from the clock: Gatsby tracks the dependency, so that a build on another day renews these
// pages.
async function today({ nodeModel }: FactsContext): Promise<string> {
  const node = (await nodeModel.findOne({ type: "GatheringDates" })) as { today: string };
  return node.today;
}
