import { runFewQueriesHere } from "./few-queries";

const setting = "GATSBY_CPU_COUNT";

function afterQueries(dirty: readonly number[], deleted: readonly number[] = []): string | undefined {
  runFewQueriesHere({
    queries: {
      trackedQueries: new Map(dirty.map((one, index) => [String(index), { dirty: one }])),
      deletedQueries: new Set(deleted.map(String)),
    },
  });
  return process.env[setting];
}

const times = (count: number, value: number): number[] => new Array<number>(count).fill(value);

describe("where a build's queries run", () => {
  const before = process.env[setting];
  beforeEach(() => {
    Reflect.deleteProperty(process.env, setting);
  });
  afterAll(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, setting);
    else process.env[setting] = before;
  });

  it("is the build itself after one edit, however many pages there are", () => {
    expect(afterQueries([...times(1000, 0), 4])).toBe("1");
  });

  it("is a worker when there are many", () => {
    expect(afterQueries(times(51, 1))).toBeUndefined();
  });

  it("does not count those of pages that are gone", () => {
    expect(afterQueries(times(51, 1), [7])).toBe("1");
  });

  it("is what the operator has set", () => {
    process.env[setting] = "4";
    expect(afterQueries([1])).toBe("4");
  });
});
