/** One request of the load. */
export interface Sent {
  /** The Message-ID that its mail must have. */
  id: string;
  status: number;
  /** From the call to its answer. */
  ms: number;
}

/** What a load came to. */
export interface Figures {
  /** Requests that were answered with 200. */
  sent: number;
  /** Requests that were not. */
  failed: number;
  /** Messages a second. */
  throughput: number;
  /** The latency of requests in milliseconds: median and 99th percentile. */
  p50: number;
  p99: number;
  /** Answered with 200, and no mail came of it. */
  lost: number;
  /** Mails beyond the first of a request. */
  duplicated: number;
  /** Deliveries that the mail server put off once. */
  putOff: number;
}

/**
 * Summarises a load test.
 * @param taken the Message-IDs that the mail server accepted, in any order
 * @param putOff how many deliveries it deferred
 * @param seconds the duration of the load
 */
export function figuresOf(
  requests: readonly Sent[],
  taken: readonly string[],
  putOff: number,
  seconds: number,
): Figures {
  const different = new Set(taken);
  const sent = requests.filter(({ status }) => status === 200);
  const times = requests.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    sent: sent.length,
    failed: requests.length - sent.length,
    throughput: round(sent.length / seconds),
    p50: round(percentile(times, 0.5)),
    p99: round(percentile(times, 0.99)),
    lost: sent.filter(({ id }) => !different.has(id)).length,
    duplicated: taken.length - different.size,
    putOff,
  };
}

/** Whether something was sent and nothing was lost, duplicated or rejected. */
export function isSound({ sent, failed, lost, duplicated }: Figures): boolean {
  return sent > 0 && failed === 0 && lost === 0 && duplicated === 0;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
