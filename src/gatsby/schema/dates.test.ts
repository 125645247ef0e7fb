import type { SourceNodesArgs } from "gatsby";
import { buildTimeFields, sourceNodes } from "./dates";

jest.mock("../finished-content", () => ({
  readFinishedFields: () => ({
    gathering: {
      schedule: { week: "second", weekday: "Tuesday", from: "18:00", to: "18:30", zone: "America/New_York" },
    },
  }),
}));

interface Node {
  internal: { type: string; contentDigest: string };
}

/** Creates the nodes of a build that starts at a given time. */
async function nodesAt(moment: string): Promise<Node[]> {
  jest.useFakeTimers({ now: new Date(moment) });
  const nodes: Node[] = [];
  await sourceNodes?.(
    {
      actions: { createNode: (node: Node) => nodes.push(node) },
      createNodeId: (name: string) => name,
      createContentDigest: (fields: object) => JSON.stringify(fields),
    } as unknown as SourceNodesArgs,
    { plugins: [] },
    () => undefined,
  );
  jest.useRealTimers();
  return nodes;
}

type Resolve = (source: object, args: object, context: object) => unknown;

/** Resolves a date-dependent field with the given nodes. */
function resolveField(type: string, field: string, source: object, nodes: readonly Node[]): unknown {
  const resolvers = buildTimeFields as unknown as Record<string, Record<string, { resolve: Resolve }>>;
  const findOne = (query: { type: string }) =>
    Promise.resolve(nodes.find(({ internal }) => internal.type === query.type) ?? null);
  return resolvers[type]?.[field]?.resolve(source, {}, { nodeModel: { findOne } });
}

describe("the date-dependent fields", () => {
  const event = { end: "2026-03-08", zone: "America/New_York" };
  const course = { nextStart: "2026-03-08" };
  const article = { status: "published", date: "2026-03-09", featured: false };

  it("change with the time of the build", async () => {
    // Before and after midnight in New York.
    const nodesBefore = await nodesAt("2026-03-09T03:59:00Z");
    const nodesAfter = await nodesAt("2026-03-09T04:01:00Z");
    expect(await resolveField("Event", "status", event, nodesBefore)).toBe("upcoming");
    expect(await resolveField("Event", "status", event, nodesAfter)).toBe("completed");
    expect(await resolveField("Article", "stage", article, nodesBefore)).toBe("scheduled");
    expect(await resolveField("Article", "stage", article, nodesAfter)).toBe("published");
    expect(await resolveField("FactsCourse", "nextStart", course, nodesBefore)).toBe("2026-03-08");
    expect(await resolveField("FactsCourse", "nextStart", course, nodesAfter)).toBeUndefined();
    const digests = [nodesBefore, nodesAfter].map((nodes) =>
      nodes.map(({ internal }) => internal.contentDigest),
    );
    expect(digests[0]).not.toEqual(digests[1]);
  });

  it("replace an event's action with the recording after the event", async () => {
    const [nodesBefore, nodesAfter] = [
      await nodesAt("2026-03-08T12:00:00Z"),
      await nodesAt("2026-03-09T12:00:00Z"),
    ];
    const [action, recording, cancellation] = [
      { label: "Tickets" },
      { label: "Hear it" },
      "The hall is closed.",
    ];
    const actionOf = (otherFields: object, nodes: readonly Node[]) =>
      resolveField("Event", "action", { ...event, action, ...otherFields }, nodes);
    expect(await actionOf({ recording }, nodesBefore)).toBe(action);
    expect(await actionOf({ recording, cancelled: cancellation }, nodesBefore)).toBeUndefined();
    expect(await actionOf({ recording }, nodesAfter)).toBe(recording);
    expect(await actionOf({}, nodesAfter)).toBeUndefined();
  });
});
