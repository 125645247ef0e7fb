import { call, jsonRequest, nativeRequest, type TestRequest } from "../testing/call";
import { testForms, testSettings, type TestForm } from "../testing/forms";
import { bodyLimit } from "./request/http";
import type { Relay } from "./relay";

const relay: Relay = { source: testSettings(25), transport: () => ({ send: () => Promise.resolve(250) }) };

beforeEach(() => jest.spyOn(process.stdout, "write").mockReturnValue(true));

/** As many of a unit as a body has room for. */
function fill(unit: string): string {
  return unit.repeat((bodyLimit - 100) / Buffer.byteLength(unit));
}

function native(text: string): TestRequest {
  return { ...nativeRequest({}), body: Buffer.from(text) };
}

function json(text: string): TestRequest {
  return { ...jsonRequest({}), body: Buffer.from(text) };
}

const worst: [string, TestRequest][] = [
  ["a gap to be shortened", native(`website=x&message=a${fill("+")}${"x".repeat(60)}`)],
  ["thousands of numbers as topics", json(`{"preferredTopics":[${fill("1,")}1]}`)],
  ["thousands of empty texts as topics", json(`{"preferredTopics":[${fill('"",')}""]}`)],
  ["thousands of lists as topics", json(`{"preferredTopics":[${fill("[],")}[]]}`)],
  ["one name thousands of times", native(fill("a&"))],
  ["an address that is all accents", json(`{"email":"${fill("\u0301\u0323")}@example.org"}`)],
  ["thousands of topics ticked", native(fill("preferredTopics=&"))],
];

/** The processor's time for a request, in microseconds. */
async function costOf({ handle }: TestForm, request: TestRequest, status?: number): Promise<number> {
  const start = process.cpuUsage();
  const answer = await call((req, address) => handle(req, address, relay), request);
  const { user, system } = process.cpuUsage(start);
  if (status === undefined) expect([400, 422]).toContain(answer.status);
  else expect(answer.status).toBe(status);
  return user + system;
}

/** The longest message that can be sent without script. */
function longest({ payload }: TestForm): TestRequest {
  const long = "प".repeat(5_000);
  const texts = Object.entries(payload).flatMap(([name, value]) =>
    [value].flat().map((text): [string, string] => [name, text === "CANARYmessage" ? long : String(text)]),
  );
  return nativeRequest(texts);
}

// Compared with ordinary work in the same process, not with a clock: a machine may be slow or busy. A body that costs
// what it should costs no more than two of the longest messages; one that does not, twenty or hundreds.
const allowed = 8;
const tries = 5;

test.each(worst)("%s: less work than eight of the longest messages", async (_what, request) => {
  for (const form of testForms) {
    let [usual, least] = [Infinity, Infinity];
    for (let n = 0; n < tries; n += 1) usual = Math.min(usual, await costOf(form, longest(form), 303));
    for (let n = 0; n < tries && least >= usual * allowed; n += 1)
      least = Math.min(least, await costOf(form, request));
    expect([form.name, least < usual * allowed]).toEqual([form.name, true]);
  }
});
