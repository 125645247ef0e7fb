import { formatTable } from "./table";
import { readTimes } from "./growth/usage";
import { median } from "./median";
import { readOptions } from "./options";
import { limit, limitInOurFaces, summarise } from "./summary";

describe("the benchmarks' parts", () => {
  it("take the middle, or the mean of the two in the middle", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(() => median([])).toThrow();
  });

  it("read a shell's times", () => {
    expect(readTimes("Built.\n0m0.01s 0m0.02s\n1m2.30s 0m4.50s\n")).toBeCloseTo(66.8);
    expect(() => readTimes("real 1.0")).toThrow("not understood");
  });

  it("compare a page's time with the limit's, and its bytes with those of the limit in the same faces", () => {
    const figures = (lcp: number, bytes: number) => ({
      scores: [100, 100, 100, 100],
      lcp,
      tbt: 0,
      onProcessor: { performance: 100, tbt: 0 },
      cls: 0,
      bytes,
      bytesByKind: { Document: bytes, Script: 0, Font: 0, Image: 0, other: 0 },
      requests: 1,
      foreignRequests: 0,
      elements: 50,
    });
    const runs = new Map([
      [limit, [figures(1, 40)]],
      [limitInOurFaces, [figures(2, 80)]],
      ["/somewhere", [figures(1.2, 100), figures(9, 100), figures(1.1, 100)]],
    ]);
    expect(summarise(runs).at(-1)).toMatchObject({ page: "/somewhere", lcpRatio: 1.2, bytesRatio: 1.25 });
  });

  it("read what to measure", () => {
    expect(readOptions([])).toEqual({ runs: 5, routes: [] });
    expect(readOptions(["--quick", "/", "/contact"])).toEqual({ runs: 1, routes: ["/", "/contact"] });
    expect(readOptions(["--runs", "3"])).toEqual({ runs: 3, routes: [] });
    expect(() => readOptions(["--runs", "none"])).toThrow("--runs");
    expect(() => readOptions(["contact"])).toThrow("slash");
  });

  it("lay figures out in columns", () => {
    expect(
      formatTable(
        ["page", "KiB"],
        [
          ["/", "9.5"],
          ["/about", "12.0"],
        ],
      ),
    ).toBe(["page     KiB", "──────  ────", "/        9.5", "/about  12.0"].join("\n"));
  });
});
