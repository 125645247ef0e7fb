import PostalMime from "postal-mime";
import common from "../../../content/forms/common.json";
import words from "../../../content/forms/booking.json";
import { dayInWords, fullDay } from "../../../src/calendar/words";
import { topics } from "../../../src/forms/booking/schema";
import { call, jsonRequest, nativeRequest, type TestAnswer, type TestRequest } from "../../testing/call";
import { testForm, testSettings } from "../../testing/forms";
import { labelOf, optionLabel } from "../../testing/labels";
import { startMailPeer, type MailPeer } from "../../testing/mail-peer";
import { escapeText } from "../form-page/escape-text";
import { createSmtpTransport } from "../mail/smtp-transport";
import { siteLanguage } from "../site";

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
  return call((req, address) => handle(req, address, relay), request);
}

const { inputs } = words;
const { mail: labels } = common;
async function mailText(): Promise<string> {
  return (await PostalMime.parse(peer.messages[0] ?? "")).text ?? "";
}

test("the mail has all values in words", async () => {
  expect((await post(jsonRequest(payload))).status).toBe(200);
  expect(peer.recipients).toEqual([["bookings@example.org"]]);
  expect((await mailText()).split(`${labels.reference}:`)[0]).toBe(
    [
      `${labelOf(inputs.name)}: CANARYname`,
      `${labelOf(inputs.email)}: CANARYemail@example.com`,
      `${labels.phone}: CANARYphone`,
      `${labelOf(inputs.organization)}: CANARYorganization`,
      `${labelOf(inputs.eventType)}: ${optionLabel(inputs.eventType, "church-service")}`,
      `${labelOf(inputs.eventDate)}: ${dayInWords("2027-03-31", siteLanguage, fullDay)}`,
      `${labelOf(inputs.audienceSize)}: ${optionLabel(inputs.audienceSize, "500+")}`,
      `${labelOf(inputs.location)}: CANARYlocation`,
      `${labels.budget}: CANARYbudget`,
      "",
      `${labelOf(inputs.preferredTopics)}:`,
      `- ${optionLabel(inputs.preferredTopics, topics[1])}`,
      `- ${optionLabel(inputs.preferredTopics, topics[4])}`,
      "",
      `${labelOf(inputs.message)}:`,
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
  expect(text.match(/^- .*/gm) ?? []).toEqual(
    chosen.map((topic) => `- ${optionLabel(inputs.preferredTopics, topic)}`),
  );
  expect(text.includes(`${labelOf(inputs.preferredTopics)}:`)).toBe(chosen.length > 0);
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

test("the page with corrections keeps every choice", async () => {
  const posted = { ...texts, name: "", eventType: "workshop", audienceSize: "", preferredTopics: topics[2] };
  const { status, body } = await post(nativeRequest(posted));
  expect(status).toBe(422);
  const [anyType, anySize] = [inputs.eventType, inputs.audienceSize].map(({ placeholder }) =>
    escapeText(placeholder),
  );
  const workshop = escapeText(optionLabel(inputs.eventType, "workshop"));
  expect(body).toContain(`<option value="">${anyType}</option><option value="conference">`);
  expect(body).toContain(`<option value="workshop" selected>${workshop}</option>`);
  expect(body).toContain(`<option value="" selected>${anySize}</option><option value="50-100">`);
  expect(body).toContain('<input type="date" id="eventDate" name="eventDate" required');
  expect(body).toContain('value="2027-03-31"');
  expect(body).toMatch(/<fieldset id="preferredTopics" aria-describedby="preferredTopics-hint">\n<legend>/);
  expect(body).toContain(`<legend>${escapeText(inputs.preferredTopics.label)}</legend>`);
  expect(body.match(/name="preferredTopics" value="[^"]*" checked/g)).toEqual([
    'name="preferredTopics" value="Identity &amp; Kingdom Mindset" checked',
  ]);
  expect(body.match(/name="preferredTopics"/g)).toHaveLength(6);
});

test("an invalid date is kept as typed", async () => {
  const { body } = await post(nativeRequest({ ...texts, eventDate: "31 March" }));
  expect(body).toContain('<input type="text" id="eventDate"');
  expect(body).toContain('value="31 March"');
});
