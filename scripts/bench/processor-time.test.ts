import type { TraceEvent } from "lighthouse";
import { inProcessorTime } from "./processor-time";

const thread = { cat: "toplevel", args: {}, pid: 1, tid: 1 };

function work(name: string, ts: number, dur: number, tdur?: number): TraceEvent {
  return { ...thread, name, ph: "X", ts, dur, ...(tdur !== undefined && { tdur }) };
}

function squeezed(...traceEvents: TraceEvent[]): Record<string, [ts: number, dur: number]> {
  const { traceEvents: events } = inProcessorTime({ traceEvents });
  return Object.fromEntries(events.map(({ name, ts, dur }) => [name, [ts, dur]]));
}

describe("a recording in the processor's time", () => {
  it("begins each piece of work when it began, and ends it when its thread had had the processor for it", () => {
    expect(squeezed(work("first", 100, 40, 10), work("second", 200, 40, 40))).toEqual({
      first: [100, 10],
      second: [200, 40],
    });
  });

  it("keeps within a piece of work what happened in it, wherever it stands in the recording", () => {
    const layout = work("layout", 120, 20, 1);
    const paint = work("paint", 100, 8, 8);
    expect(squeezed(layout, paint, work("task", 100, 40, 10))).toEqual({
      task: [100, 10],
      paint: [100, 2],
      layout: [105, 5],
    });
  });

  it("takes no piece for longer than it was, and none for shorter whose time is not known", () => {
    expect(squeezed(work("exact", 0, 10, 11), work("unknown", 20, 10))).toEqual({
      exact: [0, 10],
      unknown: [20, 10],
    });
  });

  it("moves a moment, which has no length, with the work that it falls into", () => {
    const { dur: _, ...moment } = { ...work("moment", 120, 0), ph: "I" as const };
    const traceEvents = [work("task", 100, 40, 10), moment as TraceEvent];
    expect(inProcessorTime({ traceEvents }).traceEvents[1]).toEqual({ ...moment, ts: 105 });
  });

  it("leaves other threads alone", () => {
    const other = { ...work("other", 110, 10, 10), tid: 2 };
    expect(squeezed(work("task", 100, 40, 10), other)["other"]).toEqual([110, 10]);
  });
});
