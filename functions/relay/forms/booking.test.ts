import PostalMime from "postal-mime";
import { topics } from "../../../src/forms/booking/schema";
import { call, jsonRequest, nativeRequest, type TestAnswer, type TestRequest } from "../../testing/call";
import { testForm, testSettings } from "../../testing/forms";
import { startMailPeer, type MailPeer } from "../../testing/mail-peer";
import { createSmtpTransport } from "../mail/smtp-transport";

const { handle, payload } = testForm("booking");
const { preferredTopics: _, ...texts } = payload as Record<string, string>;

let peer: MailPeer;
beforeEach(async () => {
  peer = await startMailPeer();
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => peer.close());

async function post(request: TestRequest): Promise<TestAnswer> {
  const relay = { transport: createSmtpTransport, source: testSettings(peer.port) };
  return call((req, res) => handle(req, res, relay), request);
}

async function mailText(): Promise<string> {
  return (await PostalMime.parse(peer.messages[0] ?? "")).text ?? "";
}

test("the mail says everything in words", async () => {
  expect((await post(jsonRequest(payload))).status).toBe(200);
  expect(peer.recipients).toEqual([["bookings@example.org"]]);
  expect((await mailText()).replace(/Reference:[^]*/, "")).toBe(
    [
      "Name: CANARYname",
      "Email: CANARYemail@example.com",
      "Phone: CANARYphone",
      "Organization: CANARYorganization",
      "Event type: Church service",
      "Event date: Wednesday, March 31, 2027",
      "Audience size: More than 500 people",
      "Location: CANARYlocation",
      "Budget: CANARYbudget",
      "",
      "Preferred topics:",
      "- Strategic Prayer & Warfare",
      "- Prophetic Activation",
      "",
      "Additional details:",
      "",
      "CANARYmessage",
      "",
      "",
    ].join("\n"),
  );
});

test.each([
  ["none", []],
  ["one", [topics[0]]],
  ["all", topics],
])("a post without script with %s of the topics is the same mail", async (_what, chosen) => {
  const posted = [...Object.entries(texts), ...chosen.map((topic) => ["preferredTopics", topic])];
  expect((await post(nativeRequest(posted as [string, string][]))).status).toBe(303);
  const text = await mailText();
  expect(text.match(/^- .*/gm) ?? []).toEqual(chosen.map((topic) => `- ${topic}`));
  expect(text.includes("Preferred topics")).toBe(chosen.length > 0);
});

test.each([
  ["a field twice", [...Object.entries(texts), ["name", "second"]], 400],
  ["an unknown topic", [...Object.entries(texts), ["preferredTopics", "CANARYtopic"]], 422],
  [
    "a topic twice",
    [...Object.entries(texts), ["preferredTopics", topics[0]], ["preferredTopics", topics[0]]],
    422,
  ],
])("%s is not sent", async (_what, posted, status) => {
  expect((await post(nativeRequest(posted as [string, string][]))).status).toBe(status);
  expect(peer.messages).toEqual([]);
});

test("the page to correct carries every choice again", async () => {
  const posted = { ...texts, name: "", eventType: "workshop", audienceSize: "", preferredTopics: topics[2] };
  const { status, body } = await post(nativeRequest(posted));
  expect(status).toBe(422);
  expect(body).toContain('<option value="">Choose one</option><option value="conference">');
  expect(body).toContain('<option value="workshop" selected>Workshop</option>');
  expect(body).toContain('<option value="" selected>Choose one</option><option value="50-100">');
  expect(body).toContain('<input type="date" id="eventDate" name="eventDate" required');
  expect(body).toContain('value="2027-03-31"');
  expect(body).toContain(
    '<fieldset id="preferredTopics" aria-describedby="preferredTopics-hint">\n<legend>Preferred topics</legend>',
  );
  expect(body.match(/name="preferredTopics" value="[^"]*" checked/g)).toEqual([
    'name="preferredTopics" value="Identity &amp; Kingdom Mindset" checked',
  ]);
  expect(body.match(/name="preferredTopics"/g)).toHaveLength(6);
});

test("what is typed for a date and is none comes back as it was typed", async () => {
  const { body } = await post(nativeRequest({ ...texts, eventDate: "31 March" }));
  expect(body).toContain('<input type="text" id="eventDate"');
  expect(body).toContain('value="31 March"');
});
