import type { GatsbyNode } from "gatsby";
import {
  changedGatherings,
  dayIn,
  nextGatherings,
  type Change,
  type Gathering,
  type Schedule,
} from "../../calendar/next-gatherings";
import { changeInWords, type ChangeWords } from "../../calendar/words";
import { readFacts, type FactsContext } from "./text-placeholders";

/** One year of gatherings: a page built weeks ago still shows a future one. */
const count = 12;

/** The GraphQL types behind `gatheringDates`. */
export const gatheringDatesTypes = [
  `type GatheringDates implements Node @dontInfer {
    "The day of the build in the gathering's zone."
    today: String!
    dates: [GatheringDate!]!
    changed: [ChangedGathering!]!
  }`,
  "type GatheringDate {\n  start: String!\n  end: String!\n}",
  `type ChangedGathering {
    start: String!
    end: String!
    movedTo: GatheringDate
    "What becomes of it, and why."
    words: String! @copy
  }`,
];

/** Reads the schedule of content/facts.json, which the content check has seen. */
export function readSchedule(): Schedule {
  return (readFacts().gathering as { schedule: Schedule }).schedule;
}

/** The fields of the node below, which follow changes of the content while the site is developed. */
export const gatheringFields = {
  GatheringDates: {
    dates: {
      resolve: async (_node: object, _args: object, { nodeModel }: FactsContext): Promise<Gathering[]> =>
        nextGatherings(readSchedule(), await changedIn(nodeModel), new Date(), count),
    },
    changed: {
      resolve: async (_node: object, _args: object, { nodeModel }: FactsContext) => {
        const { announcements } = (await nodeModel.findOne({ type: "Frame" })) as Frame;
        const { language } = (await nodeModel.findOne({ type: "SiteIdentity" })) as { language: string };
        const { zone } = readSchedule();
        const changed = await changedIn(nodeModel);
        return changed.map((one) => ({ ...one, words: changeInWords(one, announcements, language, zone) }));
      },
    },
  },
};

interface Frame {
  announcements: ChangeWords;
}

async function changedIn(nodeModel: FactsContext["nodeModel"]) {
  // Gatsby tracks what is read here.
  await nodeModel.findOne({ type: "Facts" });
  const { changes } = (await nodeModel.findOne({ type: "Announcements" })) as { changes: Change[] };
  return changedGatherings(readSchedule(), changes);
}

/** Creates a node with the day of the build, so that a build on another day renews the pages that depend on it. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  const known = { today: dayIn(readSchedule().zone, new Date()) };
  await actions.createNode({
    id: createNodeId("gathering-dates"),
    ...known,
    internal: { type: "GatheringDates", contentDigest: createContentDigest(known) },
  });
};
