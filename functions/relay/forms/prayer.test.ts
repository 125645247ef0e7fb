import PostalMime from "postal-mime";
import common from "../../../content/forms/common.json";
import words from "../../../content/forms/prayer.json";
import { call, jsonRequest, nativeRequest, type TestAnswer, type TestRequest } from "../../testing/call";
import { testForm, testSettings } from "../../testing/forms";
import { labelOf, optionLabel } from "../../testing/labels";
import { startMailPeer, type MailPeer } from "../../testing/mail-peer";
import { escapeText } from "../form-page/escape-text";
import { createSmtpTransport } from "../mail/smtp-transport";
import { fillFacts } from "../site";

const { handle, payload } = testForm("prayer");
const { confidential: _, ...unsaid } = payload;
const team = ["team@example.org", "second@example.org"];
const { mail: labels } = common;
const { inputs } = words;

const settings = {
  configured: {},
  missing: { PRAYER_CONFIDENTIAL_TO: "" },
  overlapping: { PRAYER_CONFIDENTIAL_TO: "leader@example.org, SECOND@example.org" },
};
type Setting = keyof typeof settings;

let peer: MailPeer;
let stdout: string;

beforeEach(async () => {
  peer = await startMailPeer();
  stdout = "";
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    stdout += String(text);
    return true;
  });
});
afterEach(() => peer.close());

async function post(request: TestRequest, setting: Setting): Promise<TestAnswer> {
  const source = { ...testSettings(peer.port), ...settings[setting] };
  return call((req, address) => handle(req, address, { transport: createSmtpTransport, source }), request);
}

const values = [true, false, undefined, "true", 1, null, []];
const product = values.flatMap((value) =>
  (Object.keys(settings) as Setting[]).map((setting) => [value, setting] as const),
);

function expected(value: unknown, setting: Setting): { status: number; to: string[][] } {
  if (value === false) return { status: 200, to: [team] };
  if (value !== true && value !== undefined) return { status: 422, to: [] };
  return setting === "configured" ? { status: 200, to: [["leader@example.org"]] } : { status: 501, to: [] };
}

test.each(product)("confidential %j with its readers %s", async (value, setting) => {
  const { status, to } = expected(value, setting);
  const answer = await post(jsonRequest({ ...unsaid, confidential: value }), setting);
  expect({ status: answer.status, to: peer.recipients }).toEqual({ status, to });
  if (status === 501) {
    expect(JSON.parse(answer.body)).toHaveProperty("detail", fillFacts(words.unavailable));
  }
  if (value !== false) {
    const everything = peer.messages.map(String).join() + answer.body + stdout;
    for (const address of team) expect(everything.toLowerCase()).not.toContain(address);
  }
  expect(stdout).not.toMatch(/example\.|confidential/i);
});

test.each(product.filter(([value]) => value !== undefined))(
  "the same posted without script: %j, %s",
  async (value, setting) => {
    const text = value === null ? "null" : String(value);
    const { confidential: _unsaid, ...rest } = payload as Record<string, string>;
    const ticked: [string, string][] = value === false ? [] : [["confidential", text]];
    const answer = await post(
      nativeRequest([...Object.entries(rest), ["confidential", "false"], ...ticked]),
      setting,
    );
    const { status, to } = expected(value === "true" ? true : value, setting);
    expect({ status: answer.status, to: peer.recipients }).toEqual({
      status: status === 200 ? 303 : status,
      to,
    });
    if (status === 501) expect(answer.body).toContain(`<p>${escapeText(words.unavailable)}`);
    if (status !== 200) expect(answer.body).toContain(">\nCANARYmessage</textarea>");
  },
);

test.each(Object.keys(settings) as Setting[])(
  "a post without script that does not say is confidential: its readers %s",
  async (setting) => {
    const { confidential: _unsaid, ...rest } = payload as Record<string, string>;
    const { status, to } = expected(undefined, setting);
    expect((await post(nativeRequest(rest), setting)).status).toBe(status === 200 ? 303 : status);
    expect(peer.recipients).toEqual(to);
  },
);

test("a post with both values, in either order, is confidential", async () => {
  const { confidential: _unsaid, ...rest } = payload as Record<string, string>;
  const both: [string, string][] = [
    ["confidential", "true"],
    ["confidential", "false"],
  ];
  await post(nativeRequest([...Object.entries(rest), ...both]), "configured");
  expect(peer.recipients).toEqual([["leader@example.org"]]);
});

test.each([
  ["whose bounce could reach the team", "team@example.org"],
  ["from its own reader's mailbox", "leader+web@example.org"],
])("a confidential mail %s is not sent", async (_what, MAIL_FROM) => {
  const source = { ...testSettings(peer.port), MAIL_FROM };
  const { status } = await call(
    (req, address) => handle(req, address, { transport: createSmtpTransport, source }),
    jsonRequest({ ...payload, confidential: true }),
  );
  expect({ status, messages: peer.messages }).toEqual({ status: 501, messages: [] });
});

test.each([
  [false, labels.no],
  [true, labels.yes],
  [undefined, labels.yes],
])("the mail of %j says so", async (confidential, word) => {
  await post(jsonRequest({ ...unsaid, confidential }), "configured");
  const { text, subject } = await PostalMime.parse(peer.messages[0] ?? "");
  const chosen = optionLabel(inputs.requestType, payload.requestType);
  expect(text).toContain(`${labelOf(inputs.requestType)}: ${chosen}\n`);
  expect(text).toContain(
    `${labels.confidential}: ${word}\n\n${labelOf(inputs.prayerRequest)}:\n\nCANARYmessage\n`,
  );
  expect(subject).toMatch(/ \[\w{8}\]$/);
  expect(subject?.slice(0, -" [ABCD2345]".length)).toBe(words.mail.subject);
});

test("the page with corrections keeps the tick, and sets it for an unreadable value", async () => {
  const page = async (confidential: string): Promise<string> =>
    (
      await post(
        nativeRequest([
          ["confidential", "false"],
          ["confidential", confidential],
        ]),
        "configured",
      )
    ).body;
  const label = escapeText(inputs.confidential.label);
  const box =
    '<input type="hidden" name="confidential" value="false"><input type="checkbox" id="confidential"';
  expect(await page("false")).toContain(
    `${box} name="confidential" aria-describedby="confidential-hint" value="true"> ${label}`,
  );
  expect(await page("true")).toContain(
    `${box} name="confidential" aria-describedby="confidential-hint" value="true" checked> ${label}`,
  );
  const odd = await page("maybe");
  expect(odd).toContain(`aria-invalid="true" value="true" checked> ${label}`);
  expect(odd).toContain(`<option value="" selected>${escapeText(inputs.requestType.placeholder)}</option>`);
  expect(odd).toContain(`<p>${escapeText(words.others)}`);
  expect(odd).toContain(escapeText(words.emergency.text));
});
