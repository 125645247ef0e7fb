import { type TestForm, testForms } from "../../../functions/testing/forms";
import { openFunctions } from "../../serve/functions";
import type { Sent } from "./figures";

/** The settings of the load: its duration in seconds, and the number of concurrent requests. */
export interface Order {
  seconds: number;
  concurrency: number;
}

/** What came of it, in how many seconds. */
export interface Load {
  requests: Sent[];
  seconds: number;
}

/** Calls the built functions as the platform does, with constant concurrency, each time with a new draft. */
async function load({ seconds, concurrency }: Order): Promise<Load> {
  const callFunction = await openFunctions(process.cwd());
  const requests: Sent[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const visitor = async (): Promise<void> => {
    while (performance.now() < end) {
      const at = requests.push({ id: "", status: 0, ms: 0 }) - 1;
      const form = testForms[at % testForms.length] as TestForm;
      const key = `bench-draft-${String(at)}`;
      // The reply address in each mail identifies its request.
      const id = `${key}@example.com`;
      const request = requestOf(form, key, id);
      const asked = performance.now();
      const { status = 0 } = (await callFunction(request, "127.0.0.1")) ?? {};
      requests[at] = { id, status, ms: performance.now() - asked };
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  return { requests, seconds: (performance.now() - start) / 1_000 };
}

function requestOf({ name, payload }: TestForm, key: string, email: string): Request {
  return new Request(`https://ministry.example/api/send-${name}-email`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ ...payload, email }),
  });
}

process.on("message", (order: Order) => {
  void load(order).then((done) => process.send?.(done));
});
process.on("disconnect", () => process.exit());
