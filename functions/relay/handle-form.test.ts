import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import common from "../../content/forms/common.json";
import contactTexts from "../../content/forms/contact.json";
import prayerTexts from "../../content/forms/prayer.json";
import type { Payload } from "../../src/forms/fields";
import { fillText } from "../../src/text/fill-text";
import { escapeHtml } from "../../src/text/escape-html";
import { controlsInputs } from "../testing/controls-form";
import { jsonRequest, nativeRequest, requestBy } from "../testing/requests";
import { testForm, testFormOfControls, testForms, testSettings } from "../testing/test-forms";
import { createRefusal, startMailPeer, type MailPeer } from "../testing/mail-peer";
import type { Failure } from "./outcomes";
import { createRelay, handleForm, type Relay } from "./handle-form";
import { securityHeaders } from "./security-headers";
import { readersVariable, readSettings } from "./settings";
import { fillFacts } from "./texts";

const contact = testForm("contact");
const prayer = testForm("prayer");
const inHtml = (text: string): string => escapeHtml(fillFacts(text));
const key = "draft-key_0001";
const keyedPost = (payload: unknown, value = key): Request =>
  jsonRequest(payload, { "idempotency-key": value });

let peer: MailPeer;
let secondPeer: MailPeer | undefined;
let relay: Relay;
let lines: Record<string, unknown>[];
let log = "";

beforeEach(async () => {
  peer = await startMailPeer();
  relay = relayFor();
  lines = [];
  log = "";
  const recordLine = (text: string | Uint8Array): boolean => {
    log += String(text);
    lines.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  };
  jest.spyOn(process.stdout, "write").mockImplementation(recordLine);
});
afterEach(() => Promise.all([peer.close(), secondPeer?.close()]));

function relayFor(changes: Record<string, string | undefined> = {}, time?: number): Relay {
  return createRelay(readSettings({ ...testSettings(peer.port), ...changes }), time);
}

async function post(request: Request, form = contact, usedRelay = relay, address?: string) {
  const answer = await form.handle(request, address, usedRelay);
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

/** Replaces the mail server with one that behaves differently, at the same address. */
async function serveWith(options: SMTPServerOptions): Promise<void> {
  const { port, close } = peer;
  await close();
  peer = await startMailPeer(options, port);
}

const refuses: SMTPServerOptions = {
  onRcptTo: ({ address }, _session, done) => done(createRefusal(550, `5.1.1 ${address} CANARYserver`)),
};

describe("a valid message", () => {
  test.each(testForms)("of the $name form is sent as one mail, with and without JavaScript", async (form) => {
    const byScript = await post(jsonRequest(form.payload), form);
    expect(byScript).toMatchObject({ status: 200, body: "{}" });
    expect(byScript.headers["content-type"]).toBe("application/json; charset=utf-8");
    const nativeAnswer = await post(nativeRequest(form.payload), form);
    expect(nativeAnswer).toMatchObject({ status: 303, body: "" });
    expect(nativeAnswer.headers["location"]).toBe("/thank-you");
    expect(peer.recipients).toEqual([form.to, form.to]);
    const [firstMail, secondMail] = await Promise.all(peer.messages.map((raw) => PostalMime.parse(raw)));
    expect(firstMail?.text).toContain("CANARYmessage");
    expect(secondMail?.text?.split("\n").slice(0, -3)).toEqual(firstMail?.text?.split("\n").slice(0, -3));
    expect(lines[0]).toEqual({
      ref: expect.stringMatching(/^[A-HJKMNP-TV-Z2-9]{8}$/),
      form: form.name,
      outcome: "sent",
      smtpCode: 250,
      ms: expect.any(Number),
      attempt: 1,
    });
    expect(firstMail?.subject).toBe(`${form.form.texts.mail.subject} [${String(lines[0]?.["ref"])}]`);
    expect(log).not.toMatch(/canary|example\.|127\.0/i);
  });

  test("marked confidential is sent only to PRAYER_CONFIDENTIAL_TO", async () => {
    for (const value of [true, undefined])
      expect((await post(jsonRequest({ ...prayer.payload, confidential: value }), prayer)).status).toBe(200);
    expect(peer.recipients).toEqual([["leader@example.org"], ["leader@example.org"]]);
    for (const setting of [undefined, "Team+own@example.org", "second@example.org"]) {
      const usedRelay = relayFor({ PRAYER_CONFIDENTIAL_TO: setting });
      const { status, body } = await post(
        nativeRequest({ ...prayer.payload, confidential: true }),
        prayer,
        usedRelay,
      );
      expect([status, body]).toEqual([501, expect.stringContaining(inHtml(prayerTexts.unavailable))]);
      expect(body).not.toContain(inHtml(prayerTexts.withoutMail));
    }
    expect(peer.messages).toHaveLength(2);
  });
});

describe("a form with every control", () => {
  const controls = testFormOfControls();
  const { fields, initialValues } = controls.form;

  test.each(Object.entries(fields))(
    "with an empty value of %s is refused only if the field is required",
    async (name, { required }) => {
      const payload = { ...controls.payload, [name]: initialValues[name] };
      expect((await post(jsonRequest(payload), controls)).status).toBe(required ? 422 : 200);
      const { status, body } = await post(nativeRequest(payload), controls);
      expect(status).toBe(required ? 422 : 303);
      expect(peer.messages).toHaveLength(required ? 0 : 2);
      if (!required) return;
      expect(body).toContain(`<li><a href="#${name}">${name}: required</a></li>`);
      expect(body).toContain(`<p class="error" id="${name}-error">${name}: required</p>`);
      const invalidControls = body.match(new RegExp(`<[^<]* name="${name}" [^>]*aria-invalid="true"`, "g"));
      expect(invalidControls).toHaveLength(name === "choices" ? 2 : 1);
      expect(body).toContain(`${controlsInputs[name]?.label ?? ""} ${common.requiredMark}`);
    },
  );

  test("is sent with each answer in the mail", async () => {
    await post(nativeRequest({ ...controls.payload, news: ["false", "true"] }), controls);
    const { text } = await PostalMime.parse(peer.messages[0] ?? "");
    const day = "Wednesday, March 31, 2027";
    expect(text?.split("\n").slice(0, -4)).toEqual([
      "Label of name: CANARYname",
      "Label of email: CANARYemail@example.com",
      "Label of phone: CANARYphone",
      `Label of day: ${day}`,
      "Label of choice: second of choice",
      `Consent: ${common.mail.yes}`,
      "Label of church: CANARYchurch",
      "Label of otherEmail: CANARYemail@example.com",
      "Label of otherPhone: CANARYotherPhone",
      `Label of lastDay: ${day}`,
      "Label of otherChoice: second of otherChoice",
      `News: ${common.mail.yes}`,
      `Silence: ${common.mail.no}`,
      "Source: CANARYsource",
      "",
      "Which of them?",
      "- first of choices",
      "- second of choices",
      "",
      "Label of message:",
      "",
      "CANARYmessage",
      "",
      "Label of otherChoices:",
      "- first of otherChoices",
      "- second of otherChoices",
      "",
      "Label of otherMessage:",
      "",
      "CANARYmessage",
    ]);
  });

  test("whose values break a rule is refused, with an error beside the rule's first field", async () => {
    const payload = { ...controls.payload, lastDay: "2027-03-30" };
    expect((await post(jsonRequest(payload), controls)).status).toBe(422);
    const { body } = await post(nativeRequest(payload), controls);
    expect(body).toContain('<p class="error" id="lastDay-error">lastDay: beforeFirst</p>');
    expect(body.match(/ aria-invalid=/g)).toHaveLength(1);
    expect(peer.messages).toEqual([]);
  });

  test("has an error page that keeps the state of each posted checkbox", async () => {
    const findTickedBoxes = async (value: string[]) => {
      const postedValues = { ...controls.payload, name: "", consent: value, news: value, silence: value };
      const { body } = await post(nativeRequest(postedValues), controls);
      return ["consent", "news", "silence"].filter((name) =>
        new RegExp(`name="${name}"[^>]* checked>`).test(body),
      );
    };
    expect(await findTickedBoxes(["false", "true"])).toEqual(["consent", "news", "silence"]);
    expect(await findTickedBoxes(["false"])).toEqual([]);
    expect(await findTickedBoxes([])).toEqual(["silence"]);
  });
});

describe("repeated messages", () => {
  /** The Message-IDs and subjects of the received mails. */
  const readNames = (): string[] =>
    peer.messages.map((raw) => (raw.toString().match(/^(?:Message-ID|Subject): .*$/gim) ?? []).sort().join());

  test.each(testForms)(
    "of the $name form with the same text, readers and draft key cause one mail",
    async (form) => {
      const changedPayload = { ...form.payload, email: "other@example.com" };
      for (const payload of [form.payload, form.payload, changedPayload])
        expect((await post(keyedPost(payload), form)).status).toBe(200);
      expect(lines.map(({ attempt }) => attempt)).toEqual([1, 0, 1]);
      expect(lines[1]?.["ref"]).toBe(lines[0]?.["ref"]);
      expect(new Set(readNames()).size).toBe(2);
      // Another instance derives the same names, unless readers, password or key differ.
      const readers = { [readersVariable(form.form)]: "x@example.org" };
      await post(keyedPost(form.payload), form, relayFor());
      expect(new Set(readNames()).size).toBe(2);
      await post(keyedPost(form.payload), form, relayFor(readers));
      await post(
        keyedPost(form.payload),
        form,
        relayFor({ SMTP_URL: `smtp://user:x@127.0.0.1:${peer.port}` }),
      );
      await post(keyedPost(form.payload, "another-key"), form);
      expect(new Set(lines.map(({ ref }) => ref)).size).toBe(5);
      expect(log).not.toContain(key);
    },
  );

  test("posted at the same time without JavaScript cause one mail", async () => {
    await Promise.all([1, 2].map(() => post(nativeRequest(contact.payload))));
    expect(peer.messages).toHaveLength(1);
    await post(nativeRequest(contact.payload));
    expect(peer.messages).toHaveLength(2);
    expect(new Set(readNames()).size).toBe(1);
  });

  test("sent from an error page cause one mail", async () => {
    await serveWith({
      onData: (stream, { id }, done) => void stream.resume().on("end", () => done(createRefusal(451, id))),
    });
    const failedAnswer = await post(nativeRequest(contact.payload));
    expect(failedAnswer.body).toContain(inHtml(common.direct.text));
    await serveWith({ onData: (stream) => void stream.resume() });
    const silentAnswer = await post(nativeRequest(contact.payload), contact, relayFor({}, 3_000));
    expect(silentAnswer.status).toBe(504);
    const fields = Array.from(
      silentAnswer.body.matchAll(/type="hidden" name="(draft-\w+)" value="([^"]+)"/g),
    );
    const draft = Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value]));
    await serveWith(refuses);
    const deniedAnswer = await post(nativeRequest({ ...contact.payload, ...draft }));
    expect(deniedAnswer.status).toBe(502);
    for (const { body } of [silentAnswer, deniedAnswer]) {
      expect(body).toContain(inHtml(common.direct.unconfirmed));
      expect(body).not.toContain(inHtml(common.direct.text));
      expect(body).toContain(">\nCANARYmessage</textarea>");
    }
    await serveWith({});
    for (const _ of [1, 2])
      expect((await post(nativeRequest({ ...contact.payload, ...draft }))).status).toBe(303);
    expect(peer.messages).toHaveLength(1);
    expect(new Set(lines.map(({ ref }) => ref)).size).toBe(1);
  });
});

describe("mail servers", () => {
  test("a single server is tried again after a temporary refusal, but not after a permanent refusal", async () => {
    let refusals = 1;
    await serveWith({
      onMailFrom: (_address, _session, done) => done(refusals-- > 0 ? createRefusal(450) : undefined),
    });
    expect((await post(jsonRequest(contact.payload))).status).toBe(200);
    await serveWith(refuses);
    expect((await post(jsonRequest(contact.payload))).status).toBe(502);
    expect(lines.map(({ attempt, smtpCode }) => [attempt, smtpCode])).toEqual([
      [2, 250],
      [1, 550],
    ]);
    expect(log).not.toContain("CANARY");
  });

  test.each([
    ["refuses the message for now", 451],
    ["refuses the message permanently", 550],
    ["does not answer in half of the time", undefined],
  ])("the second server sends the message if the first server %s", async (_, code) => {
    secondPeer = peer;
    peer = await startMailPeer({
      onMailFrom: (_address, _session, done) => {
        if (code !== undefined) done(createRefusal(code));
      },
    });
    const usedRelay = relayFor({ SMTP_FALLBACK_URL: `smtp://127.0.0.1:${String(secondPeer.port)}` }, 4_000);
    expect((await post(jsonRequest(contact.payload), contact, usedRelay)).status).toBe(200);
    expect([peer.messages.length, secondPeer.messages.length]).toEqual([0, 1]);
  });

  test("if one reader is refused, the mail reaches the other readers and is logged as partly-sent", async () => {
    await serveWith({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith("second") ? createRefusal(550) : undefined),
    });
    expect((await post(jsonRequest(prayer.payload), prayer)).status).toBe(200);
    expect(peer.recipients).toEqual([["team@example.org"]]);
    expect(lines[0]).toMatchObject({ outcome: "partly-sent" });
  });
});

describe("limits", () => {
  const limitedRelay = (): Relay => relayFor({ RATE_LIMIT_ADDRESS: "2", RATE_LIMIT_SITE: "4" });
  const sendFrom = async (usedRelay: Relay, visitor?: string, form = contact): Promise<number> =>
    (await post(jsonRequest(form.payload), form, usedRelay, visitor)).status;

  test("apply to the messages of each form, per network and in total", async () => {
    const usedRelay = limitedRelay();
    const visitor = "203.0.113.7";
    const statuses = [];
    for (const address of [visitor, visitor, visitor, "2001:db8::1", undefined, undefined, "198.51.100.1"])
      statuses.push(await sendFrom(usedRelay, address));
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429, 429]);
    expect(await sendFrom(usedRelay, visitor, prayer)).toBe(200);
    const { headers, body } = await post(nativeRequest(contact.payload), contact, usedRelay, visitor);
    expect(Number(headers["retry-after"])).toBeGreaterThan(590);
    expect(body).toContain(inHtml(fillText(common.direct.limited.other, { minutes: 10 })));
    expect(log).not.toMatch(/203\.0|2001:db8|198\.51/);
  });

  test("do not count messages that were not sent", async () => {
    const usedRelay = limitedRelay();
    await serveWith(refuses);
    for (const _ of [1, 2, 3]) expect(await sendFrom(usedRelay, "203.0.113.7")).toBe(502);
    await serveWith({});
    expect([await sendFrom(usedRelay, "203.0.113.7"), await sendFrom(usedRelay, "203.0.113.7")]).toEqual([
      200, 200,
    ]);
    expect(await sendFrom(usedRelay, "203.0.113.7")).toBe(429);
  });
});

describe("failures", () => {
  const changedPayload = (payload: Payload): Payload => ({ ...contact.payload, ...payload });
  const foreignHeaders = { origin: "https://canary.example" };
  const invalidSettings = { SMTP_URL: "CANARY" };
  const asJsonAndForm = (changes: Payload = {}, headers?: Record<string, string>): [Request, Request] => [
    jsonRequest(changedPayload(changes), headers),
    nativeRequest(changedPayload(changes), headers),
  ];

  /** The status of each failure, and the requests that cause it: as JSON, and (if the form is shown again) as a form. */
  const cases: Record<Exclude<Failure, "method">, [number, Request, Request?]> = {
    malformed: [400, requestBy("POST", { "content-type": "application/json" }, "{CANARY")],
    foreign: [403, ...asJsonAndForm({}, foreignHeaders)],
    "too-large": [413, jsonRequest(changedPayload({ message: "CANARY".repeat(6_000) }))],
    "media-type": [415, jsonRequest("CANARY", { "content-type": "text/CANARY" })],
    honeypot: [422, ...asJsonAndForm({ website: "CANARYother" })],
    invalid: [422, ...asJsonAndForm({ email: "CANARYno", CANARYother: "x" })],
    limited: [429, ...asJsonAndForm()],
    error: [500, ...asJsonAndForm()],
    unconfigured: [501, ...asJsonAndForm()],
    refused: [502, ...asJsonAndForm()],
    later: [503, ...asJsonAndForm()],
    unconfirmed: [504, ...asJsonAndForm()],
  };
  const rows = Object.entries(cases).map(([outcome, [status, scriptRequest, formRequest]]) => ({
    ...{ outcome, status, scriptRequest, formRequest },
  }));

  async function relayWith(outcome: string): Promise<Relay> {
    if (outcome === "unconfigured") return relayFor(invalidSettings);
    if (outcome === "error") {
      const count = (): Promise<never> => Promise.reject(new TypeError("CANARY"));
      return { ...relayFor(), limiter: { count, close: () => undefined } };
    }
    if (outcome === "refused") await serveWith(refuses);
    if (outcome === "later") return relayFor({ SMTP_URL: "smtp://127.0.0.1:1" });
    if (outcome === "unconfirmed") await serveWith({ onData: (stream) => void stream.resume() });
    const time = outcome === "unconfirmed" ? 2_000 : undefined;
    const usedRelay = relayFor({ RATE_LIMIT_SITE: outcome === "limited" ? "1" : undefined }, time);
    if (outcome === "limited") await usedRelay.limiter.count("contact", undefined);
    return usedRelay;
  }

  test.each(rows)(
    "for the outcome “$outcome”, a script gets status $status and details without the visitor's text",
    async ({ outcome, status, scriptRequest }) => {
      const answer = await post(scriptRequest, contact, await relayWith(outcome));
      expect(answer.status).toBe(status);
      expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
      const type = `urn:problem-type:form:${outcome}`;
      expect(JSON.parse(answer.body)).toMatchObject({ type, reference: lines[0]?.["ref"] });
      expect(lines).toEqual([expect.objectContaining({ outcome })]);
      expect(answer.body + log).not.toMatch(/canary(?!\.)|SMTP_|example\.org|127\.0/i);
      expect(peer.messages).toEqual([]);
    },
  );

  test.each(rows.filter(({ formRequest }) => formRequest))(
    "for the outcome “$outcome” without JavaScript, the page has status $status and the visitor's text",
    async ({ outcome, status, formRequest }) => {
      const { headers, body, ...answer } = await post(
        formRequest ?? requestBy("POST"),
        contact,
        await relayWith(outcome),
      );
      expect([answer.status, headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
      const { title } = outcome === "invalid" ? common.correction : contactTexts.failure;
      expect(body).toContain(`<h1>${inHtml(title)}</h1>`);
      const { text, unconfirmed } = common.direct;
      const expectedText = new Map([
        ["unconfirmed", unconfirmed],
        ["honeypot", common.honeypot],
      ]).get(outcome);
      expect(body.includes(inHtml(expectedText ?? text))).toBe(outcome !== "invalid");
      expect(body).toContain('value="CANARYname"');
      expect(body).toContain(">\nCANARYmessage</textarea>");
      expect(body).not.toContain("CANARYother");
      expect(log).not.toMatch(/canary/i);
      expect(peer.messages).toEqual([]);
    },
  );

  test("the error page for a message over 1 MB has an email address only if the form is not confidential", async () => {
    for (const form of [contact, prayer]) {
      const { status, body } = await post(nativeRequest({ name: "x".repeat(1024 * 1024) }), form);
      expect([status, body.includes("mailto:")]).toEqual([413, form === contact]);
      expect(body).toContain(`<h1>${inHtml(form.form.texts.failure.title)}</h1>`);
      expect(body).not.toContain(inHtml(common.direct.text));
    }
  });

  test.each(["unconfirmed", "later", "limited", "refused", "foreign", "honeypot"])(
    "for the outcome “%s”, the error page for a confidential request does not contain an email address",
    async (outcome) => {
      const payload = {
        ...prayer.payload,
        confidential: "true",
        ...(outcome === "honeypot" && { website: "x" }),
      };
      const headers = outcome === "foreign" ? foreignHeaders : undefined;
      const usedRelay = await relayWith(outcome);
      if (outcome === "limited") await usedRelay.limiter.count("prayer", undefined);
      const { body } = await post(nativeRequest(payload, headers), prayer, usedRelay);
      expect(body).not.toMatch(/mailto:|@(?!example\.com)/);
      expect(body).toContain('<a href="https://findahelpline.com" target="_blank"');
      const { withoutMail, withoutMailUnconfirmed, honeypotConfidential } = prayerTexts;
      const expectedText = new Map([
        ["unconfirmed", withoutMailUnconfirmed],
        ["honeypot", honeypotConfidential],
      ]).get(outcome);
      expect(body).toContain(inHtml(expectedText ?? withoutMail));
      expect(body).toContain(">\nCANARYmessage</textarea>");
    },
  );

  test("if a text of the form contains an unknown placeholder, the relay answers with status 500 and logs an error", async () => {
    const texts = { ...contact.form.texts, back: "{nobody}" };
    const answer = await handleForm({ ...contact.form, texts }, nativeRequest({}), undefined, relay);
    expect(answer.status).toBe(500);
    expect(lines).toMatchObject([{ outcome: "invalid" }]);
  });

  test("the error page links to every invalid field, with the form's error messages", async () => {
    const { name, email, message } = contactTexts.inputs;
    const longText = "x".repeat(1024 * 500);
    const { body } = await post(
      nativeRequest(changedPayload({ name: " ", email: "x", message: longText, CANARY: "x" })),
    );
    const items = Array.from(body.matchAll(/<li>(.*)<\/li>/g), ([, item]) => item);
    expect(items).toEqual([
      `<a href="#name">${inHtml(name.errors.required)}</a>`,
      `<a href="#email">${inHtml(email.errors.invalid)}</a>`,
      `<a href="#message">${inHtml(message.errors.tooLong)}</a>`,
      inHtml(common.correction.title),
    ]);
    expect(body).toContain(`aria-describedby="name-error" aria-invalid="true"`);
    expect(body).toContain(`${longText}</textarea>`);
  });

  test("every answer has the security headers", async () => {
    const entries = Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]);
    const allHeaders = { "cache-control": "no-store", ...Object.fromEntries(entries) } as Record<
      string,
      string
    >;
    const usedRelay = relayFor(invalidSettings);
    const openRequest = requestBy("GET", { accept: "text/html" });
    for (const request of [jsonRequest(contact.payload), openRequest])
      expect((await post(request, contact, usedRelay)).headers).toMatchObject(allHeaders);
    const { headers } = await post(nativeRequest(contact.payload), contact, usedRelay);
    expect(headers).toMatchObject({
      ...allHeaders,
      "referrer-policy": "same-origin",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; style-src 'sha256-[\w+/]{43}='$/,
      ) as string,
    });
  });

  test("a browser that opens the endpoint is redirected to the form's page", async () => {
    const form = { ...contact.form, page: "/volunteer" };
    const [openRequest, refusedRequest] = [
      requestBy("GET", { accept: "text/html,*/*;q=0.8" }),
      nativeRequest({}),
    ];
    const answer = await handleForm(form, openRequest, undefined, relay);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/volunteer"]);
    const { texts } = form;
    expect(await (await handleForm(form, refusedRequest, undefined, relay)).text()).toContain(
      `<a href="/volunteer">${inHtml(texts.back)}</a>`,
    );
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"]) {
      const { status, headers } = await post(requestBy(method));
      expect([status, headers["allow"]]).toEqual([405, "POST"]);
    }
  });
});
