import type { Trace, TraceEvent } from "lighthouse";

/** A task of a thread, from start to end. All values are in microseconds. */
interface Work {
  /** When it began. */
  ts: number;
  /** Its duration in wall time, and the processor time of the thread in it. */
  dur: number;
  tdur: number;
}

/**
 * Converts a trace to processor time: each task keeps its start, and lasts as long as its thread had a processor. On
 * a shared machine, much of the wall time belongs to other processes.
 * @param trace as Chromium writes it (Trace Event Format, "Complete Events")
 */
export function inProcessorTime(trace: Trace): Trace {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of trace.traceEvents) {
    const name = `${String(event.pid)} ${String(event.tid)}`;
    const events = threads.get(name);
    if (events) events.push(event);
    else threads.set(name, [event]);
  }
  return { ...trace, traceEvents: [...threads.values()].flatMap(withoutWaiting) };
}

/** Scales the events within a task by the ratio of its processor time to its wall time. */
function withoutWaiting(events: readonly TraceEvent[]): TraceEvent[] {
  let work: Work | undefined;
  return inOrder(events).map((event) => {
    if (work === undefined || event.ts >= work.ts + work.dur) work = workOf(event);
    if (work === undefined) return event;
    const share = Math.min(1, work.tdur / work.dur);
    const ts = work.ts + (event.ts - work.ts) * share;
    // A mere moment has no length.
    return event.ph === "X" ? { ...event, ts, dur: event.dur * share } : { ...event, ts };
  });
}

// What holds the others comes first.
function inOrder(events: readonly TraceEvent[]): TraceEvent[] {
  return [...events].sort((a, b) => a.ts - b.ts || (b.dur || 0) - (a.dur || 0));
}

function workOf(event: TraceEvent & Partial<Work>): Work | undefined {
  const { ph, ts, dur, tdur } = event;
  return ph === "X" && dur > 0 && tdur !== undefined ? { ts, dur, tdur } : undefined;
}
