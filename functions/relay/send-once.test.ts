import PostalMime from "postal-mime";
import common from "../../content/forms/common.json";
import prayer from "../../content/forms/prayer.json";
import type { SMTPServerOptions } from "smtp-server";
import { call, jsonRequest, nativeRequest, type TestAnswer, type TestRequest } from "../testing/call";
import { testForms, testForm, testSettings, type TestForm } from "../testing/forms";
import { reply, startMailPeer, startWirePeer, type MailPeer } from "../testing/mail-peer";
import { createIdempotencyStore } from "./request/idempotency-store";
import type { Relay } from "./relay";
import type { Sending } from "./sending";
import { createSmtpTransport } from "./mail/smtp-transport";
import { addresses, fillFacts } from "./site";
import { escapeText } from "./form-page/escape-text";

const contact = testForm("contact");
const key = "draft-key_0001";
/** A form as a browser posts it without script: a field occurs once for each of its values. */
const posted = (payload: object): TestRequest =>
  nativeRequest(
    Object.entries(payload).flatMap(([name, value]: [string, unknown]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
const keyed = (payload: unknown, value = key): TestRequest =>
  jsonRequest(payload, { "idempotency-key": value });

const newStore = () => createIdempotencyStore<Sending>(({ outcome }) => outcome === "sent");

let peer: MailPeer;
let stdout: string[];
let store: Relay["idempotencyStore"];

beforeEach(async () => {
  peer = await startMailPeer();
  stdout = [];
  store = newStore();
  jest.spyOn(process.stdout, "write").mockImplementation((text) => stdout.push(String(text)) > 0);
});
afterEach(() => peer.close());

async function post(
  request: TestRequest,
  { handle }: TestForm = contact,
  port = peer.port,
  source: Record<string, string> = {},
): Promise<TestAnswer> {
  const relay: Relay = { transport: createSmtpTransport, source: { ...testSettings(port), ...source } };
  return call(
    (req, address) => handle(req, address, { ...relay, ...(store && { idempotencyStore: store }) }),
    request,
  );
}

async function postTo(options: SMTPServerOptions, request: TestRequest): Promise<TestAnswer> {
  const other = await startMailPeer(options);
  try {
    return await post(request, contact, other.port);
  } finally {
    await other.close();
  }
}

function messageIds(from: MailPeer = peer): string[] {
  return from.messages.map((raw) => /^Message-ID: (.*)$/im.exec(raw.toString())?.[1]?.trim() ?? "");
}

test.each(testForms)("$name: sent twice is one mail, and 200 both times", async (form) => {
  expect((await post(keyed(form.payload), form)).status).toBe(200);
  expect((await post(keyed(form.payload), form)).status).toBe(200);
  expect(peer.messages).toHaveLength(1);
  expect(messageIds()[0]).toMatch(new RegExp(`^<${form.name}\\.[0-9a-f]{32}@example\\.org>$`));
  expect(stdout.map((line) => (JSON.parse(line) as { attempt: number }).attempt)).toEqual([1, 0]);
  expect(stdout.join()).not.toContain(key);
});

test("200 drafts, each sent five times concurrently, become 200 mails", async () => {
  const answers: TestAnswer[] = [];
  // Twenty visitors at a time: more would only measure the machine's load.
  for (let first = 0; first < 200; first += 20) {
    const keys = Array.from({ length: 100 }, (_, index) => `draft-${String(first + (index % 20))}-key`);
    answers.push(...(await Promise.all(keys.map((each) => post(keyed(contact.payload, each))))));
  }
  expect(answers).toHaveLength(1_000);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(messageIds()).size).toBe(200);
  expect(peer.messages).toHaveLength(200);
}, 30_000);

/** A mail server that reads each message and then refuses it for now; `ids` gets the Message-IDs. */
const busy = (ids: string[]): SMTPServerOptions => ({
  onData(stream, _session, done) {
    let raw = "";
    stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
    stream.on("end", () => {
      ids.push(/^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? "");
      done(reply(451));
    });
  },
});

test("after a failure, the same draft has the same Message-ID on every instance", async () => {
  const ids: string[] = [];
  expect((await postTo(busy(ids), keyed(contact.payload))).status).toBe(503);
  store = newStore();
  expect((await post(keyed(contact.payload))).status).toBe(200);
  expect(new Set([...ids, ...messageIds()]).size).toBe(1);
  expect(ids).toHaveLength(2);
});

test.each(testForms)(
  "$name without script: sent again from the page that says it was not, it has the same Message-ID, on any machine",
  async (form) => {
    const ids: string[] = [];
    const other = await startMailPeer(busy(ids));
    const pages = await Promise.all([1, 2].map(() => post(posted(form.payload), form, other.port)));
    await other.close();
    // Of two presses a browser shows the second's answer.
    const keys = pages.map(({ body }) => /name="draft-key" value="([^"]+)"/.exec(body)?.[1] ?? "");
    expect(keys).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), keys[0]]);

    store = newStore();
    const again = { ...form.payload, "draft-key": keys[0] };
    for (const _ of [1, 2]) expect((await post(posted(again), form)).status).toBe(303);
    expect(peer.messages).toHaveLength(1);
    expect(new Set([...ids, ...messageIds()]).size).toBe(1);

    expect((await post(posted({ ...again, name: "Naomi" }), form)).status).toBe(303);
    expect(new Set(messageIds()).size).toBe(2);
  },
);

test("without script, a failed retry of an unconfirmed draft is still reported as unconfirmed", async () => {
  const { port, close } = await startWirePeer(
    (socket) => void socket.write("220 peer\r\n"),
    (line, socket) => {
      if (line === ".") socket.end();
      else if (/^(?:EHLO|MAIL|RCPT)/.test(line)) socket.write("250 ok\r\n");
      else if (line === "DATA") socket.write("354 go\r\n");
    },
  );
  const [said, denied] = [common.direct.unconfirmed, common.direct.text].map(escapeText) as [string, string];
  const hidden = (body: string) => {
    const fields = body.matchAll(/type="hidden" name="(draft-\w+)" value="([^"]+)"/g);
    return Object.fromEntries(Array.from(fields, ([, name = "", value = ""]) => [name, value] as const));
  };
  const first = await post(posted(contact.payload), contact, port);
  await close();
  expect(first.body).toContain(said);

  const invalid = await post(posted({ ...contact.payload, ...hidden(first.body), email: "" }));
  expect(invalid.status).toBe(422);
  const again = { ...contact.payload, ...hidden(invalid.body) };
  const last = await postTo({ onMailFrom: (_address, _session, done) => done(reply(550)) }, posted(again));
  expect(last.status).toBe(502);
  expect(last.body).toContain(said);
  expect(last.body).not.toContain(denied);

  expect((await post(posted(again))).status).toBe(303);
});

test("a malformed key in a form without script does not refuse the message", async () => {
  expect((await post(posted({ ...contact.payload, "draft-key": "<b>" }))).status).toBe(303);
  expect(peer.messages).toHaveLength(1);
});

test("other values with the same key are another message", async () => {
  await post(keyed(contact.payload));
  expect((await post(keyed({ ...contact.payload, message: "changed" }))).status).toBe(200);
  const [first, second] = messageIds();
  expect(peer.messages).toHaveLength(2);
  expect(second).not.toBe(first);
});

test.each(["eight-88", "x".repeat(64)])("the key %j is accepted", async (good) => {
  for (const _ of [1, 2]) await post(keyed(contact.payload, good));
  expect(peer.messages).toHaveLength(1);
});

test("the same key in two forms identifies two drafts", async () => {
  for (const form of testForms) await post(keyed(form.payload), form);
  expect(new Set(messageIds()).size).toBe(3);
});

test.each(["seven-7", "x".repeat(65), "with space in it", "a,b;c=d/e+f", "", "umlaut-äöü-key"])(
  "the key %j is ignored, and loses nothing",
  async (bad) => {
    await post(keyed(contact.payload, bad));
    expect((await post(keyed(contact.payload, bad))).status).toBe(200);
    expect(new Set(messageIds()).size).toBe(2);
  },
);

test.each(testForms)(
  "$name without script: Send pressed again while it is sent is one mail, other words are another",
  async (form) => {
    const presses = [1, 2].map(() => post(posted(form.payload), form));
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([303, 303]);
    expect(peer.messages).toHaveLength(1);
    expect((await post(posted({ ...form.payload, name: "Naomi" }), form)).status).toBe(303);
    expect(peer.messages).toHaveLength(2);
  },
);

test("without script, the same values sent again after a success have the same Message-ID", async () => {
  await post(posted(contact.payload));
  await post(posted(contact.payload));
  expect(peer.messages).toHaveLength(2);
  expect(new Set(messageIds()).size).toBe(1);
});

describe("one draft, one reference", () => {
  const namesIn = async (raw: Buffer = Buffer.of()): Promise<string[]> => {
    const { subject = "", messageId = "" } = await PostalMime.parse(raw);
    return [subject, messageId];
  };
  const refs = (): string[] => stdout.map((line) => (JSON.parse(line) as { ref: string }).ref);

  test.each([
    ["with a key", (payload: object) => keyed(payload)],
    ["without script", posted],
  ])("%s: two instances derive the same identifiers, which are also logged", async (_how, request) => {
    for (const form of testForms) {
      const again = { ...form.payload, email: "other@example.com" };
      for (const payload of [form.payload, form.payload, again]) {
        store = newStore();
        await post(request(payload), form);
      }
      const [first = [], second, other = []] = await Promise.all(peer.messages.splice(0).map(namesIn));
      expect(second).toEqual(first);
      expect(other.some((name) => first.includes(name))).toBe(false);
      expect(first.join()).toContain(`[${refs()[0]}]`);
      expect(refs()).toEqual([refs()[0], refs()[0], expect.not.stringMatching(refs()[0] ?? "")]);
      expect(refs()[0]).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
      stdout = [];
    }
  });

  test("a repeated request that joined an earlier one logs the reference of its mail", async () => {
    await Promise.all([post(keyed(contact.payload)), post(keyed(contact.payload))]);
    await post(keyed(contact.payload));
    expect(peer.messages).toHaveLength(1);
    expect((await namesIn(peer.messages[0])).join()).toContain(`[${refs()[0]}]`);
    expect(new Set(refs()).size).toBe(1);
  });

  test("other recipients, another password or another day give other identifiers", async () => {
    const password = { SMTP_URL: `smtp://user:other@127.0.0.1:${peer.port}` };
    await post(keyed(contact.payload));
    await post(keyed(contact.payload), contact, peer.port, { CONTACT_TO: "second@example.org" });
    await post(keyed(contact.payload), contact, peer.port, password);
    await post(posted(contact.payload));
    jest.useFakeTimers({
      doNotFake: ["nextTick", "setImmediate", "setTimeout"],
      now: Date.now() + 86_400_000,
    });
    await post(posted(contact.payload));
    jest.useRealTimers();
    expect(new Set(refs()).size).toBe(5);
  });

  test("a response to a failure contains the reference", async () => {
    const { body } = await postTo(busy([]), keyed(contact.payload));
    expect(JSON.parse(body)).toHaveProperty("reference", refs()[0]);
    await post(keyed(contact.payload));
    expect(new Set(refs()).size).toBe(1);
  });
});

test("the second attempt uses the fallback server and the same Message-ID", async () => {
  const other = await startMailPeer();
  const source = { SMTP_FALLBACK_URL: `smtp://127.0.0.1:${other.port}` };
  const { status } = await post(keyed(contact.payload), contact, 1, source);
  const ids = messageIds(other);
  await other.close();
  expect({ status, ids }).toEqual({ status: 200, ids: [expect.any(String)] });
  expect(stdout.join()).toContain('"attempt":2');
});

describe("a password that has expired", () => {
  const expired = {
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_login, _session, done) => done(reply(535)),
  } satisfies SMTPServerOptions;

  test.each([
    ["the second server takes the message", () => `smtp://127.0.0.1:${peer.port}`, 200, 2],
    ["without a second server it is refused at once", () => "", 502, 1],
    ["the same server once more is no second one", (first: string) => first, 502, 1],
  ])("%s", async (_what, fallbackOf, wanted, attempts) => {
    const first = await startMailPeer(expired);
    const SMTP_URL = `smtp://user:expired@127.0.0.1:${first.port}`;
    const source = { SMTP_URL, SMTP_FALLBACK_URL: fallbackOf(SMTP_URL) };
    const { status } = await post(keyed(contact.payload), contact, first.port, source);
    await first.close();
    expect({ status, mails: peer.messages.length }).toEqual({ status: wanted, mails: attempts - 1 });
    expect(JSON.parse(stdout.join())).toMatchObject({
      smtpCode: wanted === 200 ? 250 : 535,
      attempt: attempts,
    });
  });
});

test("an invalid fallback server is ignored", async () => {
  expect(
    (await post(jsonRequest(contact.payload), contact, peer.port, { SMTP_FALLBACK_URL: "x" })).status,
  ).toBe(200);
});

describe("the honeypot", () => {
  test.each(testForms)("$name: filled in, it is answered in words and nothing is sent", async (form) => {
    const { status, headers, body } = await post(jsonRequest({ ...form.payload, website: "CANARY" }), form);
    expect({ status, type: headers["content-type"] }).toEqual({
      status: 422,
      type: "application/problem+json; charset=utf-8",
    });
    const { detail } = JSON.parse(body) as { detail: string };
    expect(detail).toBe(fillFacts(common.honeypot));
    expect(body + stdout.join()).not.toContain("CANARY");
    expect(stdout.join()).toContain('"outcome":"honeypot"');
    expect(peer.messages).toEqual([]);
  });

  test("the response to a confidential request contains no mail address", async () => {
    const payload = { ...testForm("prayer").payload, confidential: true, website: "CANARY" };
    const { status, body } = await post(jsonRequest(payload), testForm("prayer"));
    expect(status).toBe(422);
    expect(JSON.parse(body)).toHaveProperty("detail", fillFacts(prayer.honeypotConfidential));
    expect(body).not.toContain("@");
  });

  test.each([1, null, [], {}, " "])("%j counts as filled in", async (website) => {
    expect((await post(jsonRequest({ ...contact.payload, website }))).status).toBe(422);
  });

  test("an empty value is ignored", async () => {
    expect((await post(jsonRequest({ ...contact.payload, website: "" }))).status).toBe(200);
    const fields = contact.payload as Record<string, string>;
    expect((await post(nativeRequest({ ...fields, website: "" }))).status).toBe(303);
    const mail = await PostalMime.parse(peer.messages[1] ?? "");
    expect(mail.text).not.toMatch(/website:/i);
  });

  test("one value among empty ones counts as filled in", async () => {
    const fields = Object.entries(contact.payload as Record<string, string>);
    const websites: [string, string][] = ["", "spam", ""].map((value) => ["website", value]);
    expect((await post(nativeRequest([...fields, ...websites]))).status).toBe(422);
    expect(peer.messages).toEqual([]);
  });

  test("without script, the page contains the form with all values, and can be sent", async () => {
    const fields = contact.payload as Record<string, string>;
    const { status, body } = await post(nativeRequest({ ...fields, website: "http://spam.example" }));
    expect(status).toBe(422);
    expect(body).toContain(escapeText(common.honeypot));
    expect(body).toContain(`href="mailto:${addresses.general.email}?subject=`);
    expect(body).toContain(">\nCANARYmessage</textarea>");
    expect(body).not.toMatch(/name="website"|spam/);
  });
});
