import type { GatsbyNode } from "gatsby";
import { readClock } from "../../calendar/clock";
import { dayIn } from "../../calendar/local-time";
import {
  listChangedGatherings,
  changeEndOf,
  listNextGatherings,
  type Change,
  type Gathering,
  type Schedule,
} from "../../calendar/next-gatherings";
import { eventEndOf, eventStatusOf } from "../../calendar/events";
import { formatChange } from "../../calendar/format-dates";
import { keepTogether } from "../../text/keep-together";
import { chooseShownDay, stageOf } from "../pages/publish-status";
import type { QueryContext } from "./resolvers";
import { readFinishedFields } from "../finished-content";

/** The number of gatherings, for one year. A page therefore still shows a future gathering weeks after the build. */
const listedCount = 12;

/** The GraphQL types of `gatheringDates`. */
export const gatheringDatesTypes = [
  `type GatheringDates implements Node @dontInfer {
    "The day of the build in the gathering's zone."
    today: String!
    "The moment of the build in ISO 8601."
    now: String!
    dates: [GatheringDate!]!
    changed: [ChangedGathering!]!
  }`,
  "type GatheringDate {\n  start: String!\n  end: String!\n}",
  `type ChangedGathering {
    start: String!
    end: String!
    movedTo: GatheringDate
    "The moment at which the change is over."
    until: String!
    "The sentence that describes the change and its reason."
    text: String!
  }`,
];

export function readSchedule(): Schedule {
  return (readFinishedFields("facts.json") as { gathering: { schedule: Schedule } }).gathering.schedule;
}

/** Creates a node with the time of the build, so that a later build updates the pages that depend on it. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  const now = readClock();
  const times = { today: dayIn(readSchedule().zone, now), now: now.toISOString() };
  await actions.createNode({
    id: createNodeId("gathering-dates"),
    ...times,
    internal: { type: "GatheringDates", contentDigest: createContentDigest(times) },
  });
};

/** The moment of the build, and its day in the gathering's zone. */
interface BuildTime {
  today: string;
  now: string;
}

// The time is read from the node, not from the clock, so that Gatsby tracks the dependency.
function resolveAtBuild<Source>(resolve: (source: Source, time: BuildTime) => unknown) {
  return async (source: Source, _args: object, { nodeModel }: QueryContext): Promise<unknown> =>
    resolve(source, (await nodeModel.findOne({ type: "GatheringDates" })) as BuildTime);
}

function statusOf(event: EventFields, { now }: BuildTime) {
  return eventStatusOf(event, now);
}

/** The fields that decide an event's status and button. */
interface EventFields {
  end?: string;
  zone: string;
  cancelled?: string;
  action?: object;
  recording?: object;
}

/**
 * The fields that depend on the time of the build: the gatherings, the start of the course, an article's stage, and an
 * event's status and button.
 */
export const buildTimeFields = {
  GatheringDates: {
    dates: {
      resolve: ({ now }: BuildTime, _args: object, { nodeModel }: QueryContext): Promise<Gathering[]> =>
        listDates(now, nodeModel),
    },
    changed: {
      resolve: async (_node: object, _args: object, { nodeModel }: QueryContext) => {
        const { announcements } = (await nodeModel.findOne({ type: "Frame" })) as Queries.Frame;
        const { language } = (await nodeModel.findOne({ type: "SiteIdentity" })) as Queries.SiteIdentity;
        const { zone } = readSchedule();
        const changedGatherings = await readChangedGatherings(nodeModel);
        return changedGatherings.map((gathering) => ({
          ...gathering,
          until: changeEndOf(gathering, zone),
          text: keepTogether(formatChange(gathering, announcements, language, zone)),
        }));
      },
    },
  },
  FactsCourse: {
    nextStart: {
      resolve: resolveAtBuild(({ nextStart }: { nextStart?: string }, { today }) =>
        nextStart && nextStart >= today ? nextStart : undefined,
      ),
    },
  },
  Article: {
    stage: {
      resolve: resolveAtBuild((article: Parameters<typeof stageOf>[0], { today }) => stageOf(article, today)),
    },
    shownDay: {
      type: "String",
      resolve: resolveAtBuild((article: Parameters<typeof chooseShownDay>[0], { today }) =>
        chooseShownDay(article, today),
      ),
    },
  },
  Event: {
    status: { type: "String!", resolve: resolveAtBuild(statusOf) },
    // The link to take part disappears when the event is over or cancelled. After the event, a recording can replace it.
    action: {
      resolve: resolveAtBuild((event: EventFields, time) => {
        if (statusOf(event, time) === "completed") return event.recording;
        return event.cancelled ? undefined : event.action;
      }),
    },
    until: { type: "String", resolve: (event: EventFields) => eventEndOf(event) },
  },
};

/** Lists the gatherings of a year that take place and are not over at a moment, the nearest first. */
export async function listDates(now: string, nodeModel: QueryContext["nodeModel"]): Promise<Gathering[]> {
  return listNextGatherings(
    readSchedule(),
    await readChangedGatherings(nodeModel),
    new Date(now),
    listedCount,
  );
}

async function readChangedGatherings(nodeModel: QueryContext["nodeModel"]) {
  // Reading this node makes Gatsby update the pages after a change of content/facts.json.
  await nodeModel.findOne({ type: "Facts" });
  const { changes } = (await nodeModel.findOne({ type: "Announcements" })) as { changes: Change[] };
  return listChangedGatherings(readSchedule(), changes);
}
