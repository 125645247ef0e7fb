import type { SMTPServerOptions } from "smtp-server";
import { call, jsonRequest, nativeRequest, type TestRequest } from "../testing/call";
import { testForms, type TestForm } from "../testing/forms";
import { reply, startMailPeer, startWirePeer } from "../testing/mail-peer";
import { freePort } from "../testing/free-port";
import type { Payload } from "./forms/form";
import { createLimiter, type Limiter } from "./limits/limiter";
import type { Outcome } from "./outcome";
import { problems } from "./answer/problem";
import type { Relay } from "./relay";
import { createSmtpTransport } from "./mail/smtp-transport";

/** All that was written anywhere while a request was handled. */
let written = "";

beforeEach(() => {
  written = "";
  const keep = (...parts: unknown[]): boolean => (written += parts.map(String).join(" ")) !== "";
  jest.spyOn(process.stdout, "write").mockImplementation(keep);
  jest.spyOn(process.stderr, "write").mockImplementation(keep);
  for (const method of ["log", "info", "warn", "error", "debug", "trace"] as const) {
    jest.spyOn(console, method).mockImplementation(keep);
  }
});

/** Settings that each hold a canary, for a mail server that asks for a password. */
function settings(port: number): Record<string, string> {
  return {
    SMTP_URL: `smtp://canary-user:canary-password@127.0.0.1:${port}`,
    SMTP_FALLBACK_URL: `smtp://canary-user2:canary-password2@127.0.0.1:${port}`,
    MAIL_FROM: "canary-from@from.canary-host.example",
    CONTACT_TO: "canary-contact@reads.example",
    BOOKING_TO: "canary-booking@reads.example",
    PRAYER_TO: "canary-team@reads.example, canary-team2@reads.example",
    PRAYER_CONFIDENTIAL_TO: "canary-leader@reads.example",
  };
}

/** Headers that identify a visitor, with a canary in each. */
const visitor = {
  "user-agent": "canary-agent",
  referer: "https://ministry.example/canary-referer",
  cookie: "canary-cookie=canary-value",
  "accept-language": "canary-language",
  "idempotency-key": "canary-key",
  "x-forwarded-for": "203.0.113.77, canary-forwarded",
};

/** A valid payload with a different canary in every free text. */
function marked({ payload }: TestForm): Payload {
  const free = (name: string, value: Payload[string]): boolean =>
    typeof value === "string" && value.startsWith("CANARY") && name !== "email";
  const marks = Object.entries(payload).map(([name, value]) => [
    name,
    free(name, value) ? `canary-${name}` : value,
  ]);
  return { ...(Object.fromEntries(marks) as Payload), email: "canary-email@visitor.example" };
}

/** An invalid payload: canaries also in the choices, days, addresses and checkboxes. */
function wronglyMarked({ payload }: TestForm): Payload {
  return Object.fromEntries(Object.keys(payload).map((name) => [name, `canary-wrong-${name}`]));
}

const takes: SMTPServerOptions = {
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: ({ username = "" }, _session, done) => done(null, { user: username }),
};
const says =
  (code: number): NonNullable<SMTPServerOptions["onRcptTo"]> =>
  ({ address }, _session, done) =>
    done(reply(code, `<${address}> canary-reply 127.0.0.1`));

interface Case {
  outcome: Outcome;
  what: string;
  /** The mail server's behavior, if it does not accept everything: "silent" never replies, "absent" does not listen. */
  server?: SMTPServerOptions | "silent" | "absent";
  /** What is posted, where it is not the payload with canaries. */
  request?: (form: TestForm) => TestRequest;
  source?: Record<string, string>;
  relay?: Partial<Relay>;
  /** How often it is posted; the last time counts. */
  times?: number;
}

const headersOf = (more: Record<string, string>): Record<string, string> => ({ ...visitor, ...more });
const crash = (): never => {
  throw new Error("canary-crash");
};
const full: Limiter = { acquire: () => Promise.resolve({ retryAfter: 7 }) };

const cases: readonly Case[] = [
  { outcome: "sent", what: "taken" },
  { outcome: "sent", what: "taken, and sent again", times: 2 },
  { outcome: "refused", what: "refused for good", server: { ...takes, onRcptTo: says(550) } },
  { outcome: "later", what: "refused for now", server: { ...takes, onRcptTo: says(450) } },
  {
    outcome: "refused",
    what: "refused its password",
    server: { ...takes, onAuth: (_login, _session, done) => done(reply(535, "canary-user canary-password")) },
  },
  { outcome: "later", what: "with nobody there to take it", server: "absent" },
  { outcome: "later", what: "not answered", server: "silent" },
  {
    outcome: "unconfirmed",
    what: "not answered after the message",
    server: {
      ...takes,
      onData: (stream, _session, done) => void stream.resume().on("end", () => setTimeout(done, 1_000)),
    },
    relay: { time: 600 },
  },
  {
    outcome: "unconfigured",
    what: "without settings that can be used",
    source: { MAIL_FROM: "canary from" },
  },
  { outcome: "limited", what: "one too many", relay: { limiter: full } },
  { outcome: "error", what: "met by an error of the transport", relay: { transport: crash } },
  {
    outcome: "error",
    what: "met by an error of the counter",
    relay: { limiter: { acquire: () => Promise.reject(new Error("canary-counter")) } },
  },
  {
    outcome: "invalid",
    what: "wrong in every field",
    request: (form) => jsonRequest({ ...wronglyMarked(form), "canary-extra": "canary" }, visitor),
  },
  {
    outcome: "honeypot",
    what: "with the honeypot filled in",
    request: (form) => jsonRequest({ ...marked(form), website: "canary-honeypot" }, visitor),
  },
  {
    outcome: "malformed",
    what: "cut short",
    request: (form) => ({
      headers: headersOf({ "content-type": "application/json" }),
      body: Buffer.from(JSON.stringify(marked(form)).slice(0, -1)),
    }),
  },
  {
    outcome: "malformed",
    what: "a form with a field that is not its own",
    request: () => nativeRequest({ "canary-field": "canary-value" }, visitor),
  },
  {
    outcome: "too-large",
    what: "too large",
    request: () => jsonRequest({ "canary-name": "canary-large".repeat(4_000) }, visitor),
  },
  {
    outcome: "media-type",
    what: "of another type",
    request: () => ({
      headers: headersOf({ "content-type": "text/canary-type" }),
      body: Buffer.from("canary"),
    }),
  },
  {
    outcome: "foreign",
    what: "from another site",
    request: (form) => jsonRequest(marked(form), headersOf({ origin: "https://canary-origin.example" })),
  },
  {
    outcome: "method",
    what: "another method",
    request: (form) => ({ ...jsonRequest(marked(form), visitor), method: "CANARY-METHOD" }),
  },
];

test("every outcome has a case", () => {
  const outcomes = new Set(cases.map(({ outcome }) => outcome));
  expect(Array.from(outcomes).sort()).toEqual(["sent", ...Object.keys(problems)].sort());
});

async function serve(server: Case["server"] = takes): Promise<{ port: number; close: () => Promise<void> }> {
  if (server === "absent") return { port: await freePort(), close: () => Promise.resolve() };
  return server === "silent" ? startWirePeer(() => undefined) : startMailPeer(server);
}

async function run(each: Case, handle: TestForm["handle"], request: TestRequest): Promise<string> {
  const { server, source, relay, times = 1 } = each;
  const { port, close } = await serve(server);
  const told: Relay = {
    transport: createSmtpTransport,
    source: { ...settings(port), RATE_LIMIT_REDIS_URL: "", RATE_LIMIT_SITE: "999999", ...source },
    time: server === "silent" ? 300 : 5_000,
    ...relay,
  };
  let said = "";
  for (let time = 0; time < times; time += 1) {
    const { headers, body } = await call((req, address) => handle(req, address, told), {
      ...request,
      address: "203.0.113.77",
    });
    said = JSON.stringify(headers) + body;
  }
  await close();
  return said;
}

/** The words of a text that only a visitor, a setting or a mail server can have provided. */
function leaksIn(text: string): string[] {
  // A fault lists the files of its stack, and this is one of them.
  return (
    text.replaceAll("canary.slow.test.ts", "").match(/canary[\w-]*|203\.0\.113\.77|127\.0\.0\.1/gi) ?? []
  );
}

const everyCase = cases.flatMap((each) => testForms.map((form) => ({ ...each, form, name: form.name })));

test.each(everyCase)("$name: a message $what leaves no trace", async ({ form, ...each }) => {
  const request =
    each.request?.(form) ?? jsonRequest(marked(form), headersOf({ "idempotency-key": freshKey() }));
  const said = await run(each, form.handle, request);
  expect(leaksIn(said)).toEqual([]);
  expect(leaksIn(written)).toEqual([]);
  const lines = written.trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual(
    Array<string>(each.times ?? 1).fill(each.outcome),
  );
});

test.each(everyCase.filter(({ request }) => request === undefined))(
  "$name without script: a message $what gives its writer the words back, and nobody else",
  async ({ form, ...each }) => {
    const { confidential: _, ...fields } = marked(form) as Record<string, string>;
    const posted = [
      ...Object.entries(fields),
      ...(form.name === "prayer" ? [["confidential", "false"]] : []),
    ];
    const pairs = posted.flatMap(([name = "", value]) =>
      [value].flat().map((text): [string, string] => [name, String(text)]),
    );
    const request = nativeRequest(pairs, headersOf({ "idempotency-key": freshKey() }));
    const said = await run(each, form.handle, request);
    // They are in the fields and, percent-encoded, in the mail link.
    const rest = pairs.reduce(
      (text, [, own]) => text.replaceAll(own, "").replaceAll(encodeURIComponent(own), ""),
      said,
    );
    expect(leaksIn(rest)).toEqual([]);
    expect(leaksIn(written)).toEqual([]);
  },
);

test("the address of an unreachable Redis is not logged", async () => {
  const [form] = testForms;
  const redis = `redis://canary-counter:canary-secret@127.0.0.1:${await freePort()}`;
  const limiter = createLimiter({ address: 9, site: 9 }, "canary-secret", redis);
  const each: Case = { outcome: "sent", what: "", relay: { limiter } };
  if (form) await run(each, form.handle, jsonRequest(marked(form), visitor));
  limiter.close();
  expect(written).toContain("redis-unreachable");
  expect(leaksIn(written)).toEqual([]);
});

let keys = 0;
function freshKey(): string {
  keys += 1;
  return `canary-key-${keys}`;
}
