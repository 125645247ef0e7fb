import type { SourceNodesArgs } from "gatsby";
import { datedFields, sourceNodes } from "./dates";

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
      createContentDigest: (known: object) => JSON.stringify(known),
    } as unknown as SourceNodesArgs,
    { plugins: [] },
    () => undefined,
  );
  jest.useRealTimers();
  return nodes;
}

type Resolve = (source: object, args: object, context: object) => unknown;

/** Resolves a date-dependent field with the given nodes. */
function resolved(type: string, field: string, source: object, nodes: readonly Node[]): unknown {
  const resolvers = datedFields as unknown as Record<string, Record<string, { resolve: Resolve }>>;
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
    const before = await nodesAt("2026-03-09T03:59:00Z");
    const after = await nodesAt("2026-03-09T04:01:00Z");
    expect(await resolved("Event", "status", event, before)).toBe("upcoming");
    expect(await resolved("Event", "status", event, after)).toBe("completed");
    expect(await resolved("Article", "stage", article, before)).toBe("scheduled");
    expect(await resolved("Article", "stage", article, after)).toBe("published");
    expect(await resolved("FactsCourse", "nextStart", course, before)).toBe("2026-03-08");
    expect(await resolved("FactsCourse", "nextStart", course, after)).toBeUndefined();
    const digests = [before, after].map((nodes) => nodes.map(({ internal }) => internal.contentDigest));
    expect(digests[0]).not.toEqual(digests[1]);
  });

  it("replace an event's action with the recording after the event", async () => {
    const [before, after] = [await nodesAt("2026-03-08T12:00:00Z"), await nodesAt("2026-03-09T12:00:00Z")];
    const [action, recording, cancelled] = [
      { label: "Tickets" },
      { label: "Hear it" },
      "The hall is closed.",
    ];
    const actionOf = (more: object, nodes: readonly Node[]) =>
      resolved("Event", "action", { ...event, action, ...more }, nodes);
    expect(await actionOf({ recording }, before)).toBe(action);
    expect(await actionOf({ recording, cancelled }, before)).toBeUndefined();
    expect(await actionOf({ recording }, after)).toBe(recording);
    expect(await actionOf({}, after)).toBeUndefined();
  });
});
