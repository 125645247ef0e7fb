import type { GatsbyNode } from "gatsby";
import { dayIn, nextGatherings, type Schedule } from "../../calendar/next-gatherings";
import { readFacts } from "./text-placeholders";

/** One year of gatherings: a page built weeks ago still shows a future one. */
const count = 12;

/** The GraphQL types behind `gatheringDates`. */
export const gatheringDatesTypes = [
  "type GatheringDates implements Node @dontInfer {\n  dates: [GatheringDate!]!\n}",
  "type GatheringDate {\n  start: String!\n  end: String!\n}",
];

/** Reads the schedule of content/facts.json, which the content check has seen. */
export function readSchedule(): Schedule {
  return (readFacts().gathering as { schedule: Schedule }).schedule;
}

/**
 * Creates a node with the next gatherings, so that a later build renews the pages that show them. It also holds
 * today's date for the date-dependent fields; no query asks for it.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({
  actions,
  createNodeId,
  createContentDigest,
}) => {
  const schedule = readSchedule();
  const now = new Date();
  const known = { dates: nextGatherings(schedule, now, count), today: dayIn(schedule.zone, now) };
  await actions.createNode({
    id: createNodeId("gathering-dates"),
    ...known,
    internal: { type: "GatheringDates", contentDigest: createContentDigest(known) },
  });
};
