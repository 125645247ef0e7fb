import type { CreateResolversArgs } from "gatsby";
import type { FactsContext } from "./copy";
import { eventStatusOf, stageOf, type Listed, type Stage } from "./publication";

/** The fields whose value depends on the day of the build: how far an article is, and whether an event is over. */
export function addFieldsOfTheDay({ createResolvers }: CreateResolversArgs): void {
  const add = createResolvers as (resolvers: object) => void;
  add({
    Article: {
      stage: {
        type: "String!",
        resolve: async ({ frontmatter }: Listed, _args: object, context: FactsContext): Promise<Stage> =>
          stageOf(frontmatter, await today(context)),
      },
    },
    Event: {
      status: {
        resolve: async (
          event: { status: string; date?: string },
          _args: object,
          context: FactsContext,
        ): Promise<string> => eventStatusOf(event, await today(context)),
      },
    },
  });
}

// Not from the clock: what is read here is noted, so that a build on another day renews the pages that show it.
async function today({ nodeModel }: FactsContext): Promise<string> {
  const node = (await nodeModel.findOne({ type: "GatheringDates" })) as { today: string };
  return node.today;
}
