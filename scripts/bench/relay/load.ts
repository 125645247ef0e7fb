import { draftName } from "../../../functions/relay/request/idempotency";
import { type TestForm, testForms } from "../../../functions/testing/forms";
import { type DirectRequest, openFunctions } from "../../serve/direct-call";
import type { Sent } from "./figures";

/** What the load is told: for how many seconds, and how many requests at once. */
export interface Order {
  seconds: number;
  concurrency: number;
}

/** What came of it, in how many seconds. */
export interface Load {
  requests: Sent[];
  seconds: number;
}

/** Calls the built functions as the platform does, always so many at once, each time with a draft of its own. */
async function load({ seconds, concurrency }: Order): Promise<Load> {
  const call = await openFunctions(process.cwd());
  const requests: Sent[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const visitor = async (): Promise<void> => {
    while (performance.now() < end) {
      const at = requests.push({ id: "", status: 0, ms: 0 }) - 1;
      const form = testForms[at % testForms.length] as TestForm;
      const key = `bench-draft-${String(at)}`;
      const request = requestOf(form, key);
      const asked = performance.now();
      const { statusCode } = await call(request);
      const id = `${form.name}.${draftName(form, key)}@example.org`;
      requests[at] = { id, status: statusCode, ms: performance.now() - asked };
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  return { requests, seconds: (performance.now() - start) / 1_000 };
}

function requestOf({ name, payload }: TestForm, key: string): DirectRequest {
  return {
    method: "POST",
    path: `/api/send-${name}-email`,
    headers: {
      host: "ministry.example",
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: Buffer.from(JSON.stringify(payload)),
  };
}

process.on("message", (order: Order) => {
  void load(order).then((done) => process.send?.(done));
});
process.on("disconnect", () => process.exit());
