import type { SMTPServerOptions } from "smtp-server";
import PostalMime from "postal-mime";
import common from "../../content/forms/common.json";
import contact from "../../content/forms/contact.json";
import { emptyContactMessage } from "../../src/forms/contact/schema";
import { call, jsonRequest, nativeRequest, type TestAnswer, type TestRequest } from "../testing/call";
import { labelOf } from "../testing/labels";
import { startMailPeer, reply, startWirePeer, type MailPeer } from "../testing/mail-peer";
import { escapeText } from "./form-page/escape-text";
import { contactForm } from "./forms/contact";
import { handleForm } from "./handle-form";
import type { Relay } from "./relay";
import { addresses, fillFacts } from "./site";
import { createIdempotencyStore } from "./request/idempotency-store";
import type { Sending } from "./sending";
import type { Mail } from "./mail/compose";
import { createSmtpTransport } from "./mail/smtp-transport";
import { DeliveryFailure } from "./mail/transport";

const message = {
  ...emptyContactMessage,
  name: "CANARYname",
  email: "CANARYemail@example.com",
  message: "CANARYmessage",
};
const typed = { name: message.name, email: message.email, inquiryType: "general", message: message.message };

let peer: MailPeer;
let stdout: string[];
let stderr: string[];

beforeEach(async () => {
  peer = await startMailPeer();
  stdout = [];
  stderr = [];
  const keep = (lines: string[]) => (text: string | Uint8Array) => lines.push(String(text)) > 0;
  jest.spyOn(process.stdout, "write").mockImplementation(keep(stdout));
  jest.spyOn(process.stderr, "write").mockImplementation(keep(stderr));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await peer.close();
});

async function post(request: TestRequest, relay: Partial<Relay> = {}, port = peer.port): Promise<TestAnswer> {
  const source = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "website@example.org",
    CONTACT_TO: "info@example.org",
  };
  return call(
    (req, address) =>
      handleForm(contactForm, req, address, {
        transport: createSmtpTransport,
        source,
        time: 1_000,
        idempotencyStore: createIdempotencyStore<Sending>(({ outcome }) => outcome === "sent"),
        ...relay,
      }),
    request,
  );
}

async function postTo(options: SMTPServerOptions, request: TestRequest): Promise<TestAnswer> {
  const other = await startMailPeer(options);
  try {
    return await post(request, {}, other.port);
  } finally {
    await other.close();
  }
}

function logged(): unknown {
  expect(stdout).toHaveLength(1);
  expect(stdout[0]).toMatch(/^\{[^\n]*\}\n$/);
  return JSON.parse(stdout[0] ?? "");
}

const unwilling: SMTPServerOptions = {
  onRcptTo: ({ address }, _session, done) => done(reply(550, `5.1.1 ${address} CANARYserver`)),
};
const busy: SMTPServerOptions = { onMailFrom: (_address, _session, done) => done(reply(451)) };

test("a message from script is sent as a mail", async () => {
  const { status, headers, body } = await post(jsonRequest(message));
  expect({ status, body }).toEqual({ status: 200, body: "{}" });
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  const mail = await PostalMime.parse(peer.messages[0] ?? "");
  expect(peer.messages).toHaveLength(1);
  expect(peer.recipients).toEqual([["info@example.org"]]);
  expect(mail.text).toContain("CANARYmessage");
  const line = logged() as { ref: string; ms: number };
  expect(line).toEqual({
    ref: expect.any(String),
    form: "contact",
    outcome: "sent",
    smtpCode: 250,
    ms: expect.any(Number),
    attempt: 1,
  });
  expect(mail.subject).toBe(`${contactForm.subject} [${line.ref}]`);
});

test("a form without script sends the same mail, and redirects to a page", async () => {
  const { status, headers, body } = await post(nativeRequest({ ...typed, message: "one\r\ntwo" }));
  expect({ status, location: headers["location"], body }).toEqual({
    status: 303,
    location: "/thank-you",
    body: "",
  });
  const mail = await PostalMime.parse(peer.messages[0] ?? "");
  expect(mail.text).toContain(`${labelOf(contact.inputs.message)}:\n\none\ntwo\n`);
  expect(mail.text).toContain(`${labelOf(contact.inputs.name)}: CANARYname`);
});

test.each([
  ["malformed", 400, { ...jsonRequest({}), body: Buffer.from("{CANARY") }],
  ["foreign", 403, jsonRequest(message, { origin: "https://canary.example" })],
  ["method", 405, { ...jsonRequest(message), method: "GET" }],
  ["too-large", 413, jsonRequest({ ...message, message: "CANARY".repeat(6_000) })],
  [
    "too-large",
    413,
    { headers: { "content-type": "application/json", "content-length": "99999" }, body: undefined },
  ],
  ["media-type", 415, { headers: { "content-type": "text/CANARY" }, body: Buffer.from("CANARY") }],
  ["invalid", 422, jsonRequest({ ...message, name: "" })],
] as const)("%s is answered with %d and a problem", async (outcome, status, request) => {
  const answer = await post(request);
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(answer.headers["allow"]).toBe(outcome === "method" ? "POST" : undefined);
  expect(JSON.parse(answer.body)).toMatchObject({ status, type: `urn:problem-type:form:${outcome}` });
  expect(logged()).toMatchObject({ outcome, attempt: 0, smtpCode: null });
  expect(peer.messages).toEqual([]);
  expect(answer.body + stdout.join() + stderr.join()).not.toMatch(/canary/i);
});

test("opening the endpoint's address redirects to the form", async () => {
  const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const answer = await post({ headers, body: undefined, method: "GET" });
  expect([answer.status, answer.headers["location"]]).toEqual([303, "/contact"]);
  expect(logged()).toMatchObject({ outcome: "method", attempt: 0 });
});

test("every invalid field is named, with the form's own message", async () => {
  const { name, email } = contact.inputs;
  const other = common.correction.title;
  const { body } = await post(
    jsonRequest({ ...message, name: " ", email: "CANARY", phone: 7, extraCANARY: "x" }),
  );
  expect(JSON.parse(body)).toHaveProperty("errors", [
    { pointer: "/name", detail: fillFacts(name.errors.required) },
    { pointer: "/email", detail: fillFacts(email.errors.invalid) },
    // Errors that the site's forms cannot cause have no words of their own. The last is the unknown field.
    { pointer: "/phone", detail: other },
    { pointer: "", detail: other },
  ]);
  expect(body).not.toMatch(/canary/i);
});

test.each([
  ["refused", 502, unwilling, 550, 1],
  ["later", 503, busy, 451, 2],
] as const)("a mail server's no: %s", async (outcome, status, options, smtpCode, attempt) => {
  const answer = await postTo(options, jsonRequest(message));
  expect(answer.status).toBe(status);
  expect(answer.headers["retry-after"]).toBe(outcome === "later" ? "60" : undefined);
  expect(JSON.parse(answer.body)).toMatchObject({ status, type: `urn:problem-type:form:${outcome}` });
  expect(logged()).toMatchObject({ outcome, smtpCode, attempt });
});

test("does not wait for a silent mail server beyond the time limit", async () => {
  const wire = await startWirePeer(() => undefined);
  const { status } = await post(jsonRequest(message), { time: 100 }, wire.port);
  await wire.close();
  expect(status).toBe(503);
  expect(logged()).toMatchObject({ outcome: "later", attempt: 1 });
});

test("the time of a slow rate limiter counts towards the delivery", async () => {
  const after = <T>(ms: number, value: T): Promise<T> =>
    new Promise((resolve) => setTimeout(resolve, ms, value));
  const limiter = { acquire: () => after(200, { release: () => Promise.resolve() }) };
  // In time for the whole limit, too late for the rest of it.
  const transport = () => ({
    send: (_mail: Mail, signal: AbortSignal) =>
      new Promise<number>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DeliveryFailure()));
        setTimeout(resolve, 100, 250);
      }),
  });
  const { status } = await post(jsonRequest(message), { time: 200, limiter, transport });
  expect(status).toBe(503);
  expect(logged()).toMatchObject({ outcome: "later", attempt: 1 });
});

test("an unconfigured form says so, without naming a setting", async () => {
  const { status, body } = await post(jsonRequest(message), { source: { SMTP_URL: "CANARY" } });
  expect(status).toBe(501);
  expect(JSON.parse(body)).toHaveProperty("title", common.problems.unconfigured);
  expect(logged()).toMatchObject({ outcome: "unconfigured" });
  expect(body + stdout.join()).not.toMatch(/CANARY|SMTP|CONTACT_TO/);
});

const broken = (): never => {
  throw new TypeError("CANARY");
};

test("an internal error gets a response without its message, and the log has its location", async () => {
  const { status, body } = await post(jsonRequest(message), { transport: broken });
  expect(status).toBe(500);
  const { outcome, fault } = logged() as { outcome: string; fault: { error: string; at: string[] } };
  expect({ outcome, error: fault.error }).toEqual({ outcome: "error", error: "TypeError" });
  expect(fault.at[0]).toMatch(/^functions\/relay\/handle-form\.slow\.test\.ts:\d+$/);
  expect(fault.at[1]).toMatch(/^functions\/relay\/send\.ts:\d+$/);
  expect(body + stdout.join() + stderr.join()).not.toContain("CANARY");
});

test("no value of a visitor is in the log or the error output", async () => {
  for (const request of [
    jsonRequest(message),
    nativeRequest(typed),
    nativeRequest({ ...typed, email: "CANARY" }),
  ]) {
    await post(request);
    await postTo(unwilling, request);
    await postTo(busy, request);
    await post(request, { source: {} });
    await post(request, {}, 1);
  }
  expect(stdout).toHaveLength(15);
  expect(stdout.join() + stderr.join()).not.toMatch(/canary|example\.|127\.0\.0\.1/i);
  expect(stderr).toEqual([]);
});

test("concurrent messages are all sent", async () => {
  const names = Array.from({ length: 50 }, (_, index) => `Visitor ${index}`);
  const answers = await Promise.all(
    names.map((name) => post(jsonRequest({ ...message, name }), { time: 8_000 })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const mails = await Promise.all(peer.messages.map((raw) => PostalMime.parse(raw)));
  expect(mails.map(({ replyTo }) => replyTo?.[0]?.name).sort()).toEqual([...names].sort());
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(50);
});

describe("for a visitor without script", () => {
  const heading = `<h1>${escapeText(fillFacts(contact.failure.title))}</h1>`;

  test.each([
    [unwilling, 502],
    [busy, 503],
  ])("the page of a failed delivery has all values", async (options, status) => {
    const answer = await postTo(options, nativeRequest({ ...typed, message: "\r\nCANARY & <b>" }));
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain(heading);
    expect(answer.body).toContain('rows="10">\n\nCANARY &amp; &lt;b&gt;</textarea>');
    expect(answer.body).toContain('value="CANARYemail@example.com"');
  });

  test("the page of an unconfigured form has all values", async () => {
    const { status, body } = await post(nativeRequest(typed), { source: {} });
    expect(status).toBe(501);
    expect(body).toContain(">\nCANARYmessage</textarea>");
  });

  test("the page of an internal error has all values", async () => {
    const { status, headers, body } = await post(nativeRequest(typed), { transport: broken });
    expect(status).toBe(500);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain(heading);
    expect(body).toContain(">\nCANARYmessage</textarea>");
    expect(logged()).toMatchObject({ outcome: "error", fault: { error: "TypeError" } });
    expect(stdout.join() + stderr.join()).not.toContain("CANARY");
  });

  test.each(["प्रार्थना करें। ", "기도해주세요.", "祈り🕊\r\n"])(
    "5,000 characters of %j arrive whole",
    async (words) => {
      const message = Array.from(words.repeat(1_000)).slice(0, 5_000).join("");
      const name = Array.from(words.replace("\r\n", "").repeat(100)).slice(0, 100).join("");
      const request = nativeRequest({ ...typed, name, message });
      expect((request.body as Buffer).length).toBeGreaterThan(32_768);
      expect((await post(request)).status).toBe(303);
      const { text } = await PostalMime.parse(peer.messages[0] ?? "");
      expect(text).toContain(message.replaceAll("\r\n", "\n").trim());
    },
  );

  test.each([
    ["a field that is not its own", { ...typed, CANARYextra: "CANARYvalue" }],
    ["a field twice", [...Object.entries(typed), ["name", "CANARYsecond"] as [string, string]]],
  ])("%s: nothing is sent, and the page has the values that could be read", async (_what, fields) => {
    const { status, headers, body } = await post(nativeRequest(fields));
    expect([status, headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
    expect(body).toContain(heading);
    expect(body).toContain('value="CANARYname"');
    expect(body).toContain(">\nCANARYmessage</textarea>");
    expect(body).not.toMatch(/CANARYextra|CANARYvalue|CANARYsecond/);
    expect(logged()).toMatchObject({ outcome: "malformed", attempt: 0 });
    expect(peer.messages).toEqual([]);
  });

  test.each([
    ["another site's form", 403, nativeRequest(typed, { origin: "https://canary.example" })],
    ["a form without an origin", 403, { ...nativeRequest(typed, { origin: "null" }) }],
    ["a broken escape", 400, { ...nativeRequest({}), body: Buffer.from("name=CANARY%zz") }],
  ])(
    "%s is answered with words and a fallback contact, and nothing of what it held",
    async (_what, code, request) => {
      const { status, headers, body } = await post(request);
      expect([status, headers["content-type"]]).toEqual([code, "text/html; charset=utf-8"]);
      expect(body).toContain(heading);
      expect(body).toContain(`href="mailto:${addresses.general.email}?subject=`);
      expect(body).not.toMatch(/canary|<form/i);
      expect(peer.messages).toEqual([]);
    },
  );

  test("a browser with a null origin and Sec-Fetch-Site: same-origin can send", async () => {
    const hidden = { origin: "null", "sec-fetch-site": "same-origin" };
    expect((await post(nativeRequest(typed, hidden))).status).toBe(303);
    expect(peer.messages).toHaveLength(1);
  });

  test("a body over the limit gets a page", async () => {
    const { status, headers, body } = await post(nativeRequest({ ...typed, message: "x".repeat(33_000) }));
    expect(status).toBe(413);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain(escapeText(fillFacts(contact.inputs.message.errors.tooLong)));
    expect(body).not.toContain("<form");
  });
});
