import type { CreateResolversArgs } from "gatsby";
import { dayIn } from "../calendar/next-gatherings";
import { readSchedule } from "./gathering-dates";
import { eventStatusOf, stageOf, type Listed, type Stage } from "./publication";

/** The fields whose value depends on the day of the build: how far an article is, and whether an event is over. */
export function addFieldsOfTheDay({ createResolvers }: CreateResolversArgs): void {
  const add = createResolvers as (resolvers: object) => void;
  add({
    Article: {
      stage: {
        type: "String!",
        resolve: ({ frontmatter }: Listed): Stage => stageOf(frontmatter, today()),
      },
    },
    Event: {
      status: {
        resolve: (event: { status: string; date?: string }): string => eventStatusOf(event, today()),
      },
    },
  });
}

function today(): string {
  return dayIn(readSchedule().zone, new Date());
}
