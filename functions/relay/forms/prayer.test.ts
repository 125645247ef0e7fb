import PostalMime from "postal-mime";
import { call, jsonRequest, nativeRequest, type TestAnswer, type TestRequest } from "../../testing/call";
import { testForm, testSettings } from "../../testing/forms";
import { startMailPeer, type MailPeer } from "../../testing/mail-peer";
import { createSmtpTransport } from "../mail/smtp-transport";

const { handle, payload } = testForm("prayer");
const { confidential: _, ...unsaid } = payload;
const team = ["team@example.org", "second@example.org"];
const unavailable = "Confidential requests cannot be received at this moment.";

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
  return call((req, res) => handle(req, res, { transport: createSmtpTransport, source }), request);
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
    expect(JSON.parse(answer.body)).toHaveProperty("detail", expect.stringContaining(unavailable));
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
    if (status === 501) expect(answer.body).toContain(`<p>${unavailable}`);
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

test("a post that says both yes and no, in whatever order, is confidential", async () => {
  const { confidential: _unsaid, ...rest } = payload as Record<string, string>;
  const both: [string, string][] = [
    ["confidential", "true"],
    ["confidential", "false"],
  ];
  await post(nativeRequest([...Object.entries(rest), ...both]), "configured");
  expect(peer.recipients).toEqual([["leader@example.org"]]);
});

test("a mail that could come back to the team is not sent", async () => {
  const source = { ...testSettings(peer.port), MAIL_FROM: "team@example.org" };
  const { status } = await call(
    (req, res) => handle(req, res, { transport: createSmtpTransport, source }),
    jsonRequest({ ...payload, confidential: true }),
  );
  expect({ status, messages: peer.messages }).toEqual({ status: 501, messages: [] });
});

test.each([
  [false, "no"],
  [true, "yes"],
  [undefined, "yes"],
])("the mail of %j says so in words", async (confidential, word) => {
  await post(jsonRequest({ ...unsaid, confidential }), "configured");
  const { text, subject } = await PostalMime.parse(peer.messages[0] ?? "");
  expect(text).toContain("Request type: Financial Breakthrough\n");
  expect(text).toContain(`Confidential: ${word}\n\nPrayer request:\n\nCANARYmessage\n`);
  expect(subject).toMatch(/^Prayer request from the website \[\w{8}\]$/);
});

test("the page to correct ticks what was ticked, and what cannot be read", async () => {
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
  const box =
    '<input type="hidden" name="confidential" value="false"><input type="checkbox" id="confidential"';
  expect(await page("false")).toContain(
    `${box} name="confidential" aria-describedby="confidential-hint" value="true"> Keep`,
  );
  expect(await page("true")).toContain(
    `${box} name="confidential" aria-describedby="confidential-hint" value="true" checked> Keep`,
  );
  const odd = await page("maybe");
  expect(odd).toContain('aria-invalid="true" value="true" checked> Keep');
  expect(odd).toContain('<option value="" selected>Choose one</option>');
  expect(odd).toContain("<p>Before you write about someone else,");
  expect(odd).toContain("call or text 988");
});
