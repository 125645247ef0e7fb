import type { Trace, TraceEvent } from "lighthouse";

/** A piece of work that a thread did from its beginning to its end. All in microseconds. */
interface Work {
  /** When it began. */
  ts: number;
  /** How long it took by the clock, and how long of that the thread had a processor. */
  dur: number;
  tdur: number;
}

/**
 * What a browser recorded, as if no thread had ever waited for a processor: each piece of work begins when it began,
 * and takes as long as the thread had one. On a machine that others use too, much of the clock's time is theirs.
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

/** Moves what happened within a piece of work together, as far as that is shorter. */
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
