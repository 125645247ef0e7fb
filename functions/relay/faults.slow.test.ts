import { setTimeout as sleep } from "node:timers/promises";
import { call, jsonRequest } from "../testing/call";
import { faultCredentials, faults, type Fault } from "../testing/faults";
import { testForm, testForms, testSettings, type TestForm } from "../testing/forms";
import { startMailPeer, startWirePeer } from "../testing/mail-peer";
import type { Relay } from "./relay";
import { createSmtpTransport } from "./mail/smtp-transport";

interface Run {
  what: string;
  fault: Fault;
  status: number;
  body: string;
  /** The Message-IDs and subjects of the messages that the faulty server received whole. */
  heard: string[];
  /** The same of those that the second server took. */
  taken: string[];
}

const prayer = testForm("prayer");
const forms: readonly TestForm[] = [
  ...testForms,
  { ...prayer, name: "confidential prayer", payload: { ...prayer.payload, confidential: true } },
];

let alone: Run[];
let helped: Run[];
let written = "";

// All of them in parallel, each with the full time of a visitor's request. They start one after another, so that a busy
// machine does not take that time from the first ones.
beforeAll(async () => {
  const keep = (text: string | Uint8Array): boolean => (written += String(text)) !== "";
  jest.spyOn(process.stdout, "write").mockImplementation(keep);
  jest.spyOn(process.stderr, "write").mockImplementation(keep);
  const runAll = (hasSecond: boolean): Promise<Run[]> =>
    Promise.all(
      forms
        .flatMap((form) => faults.map((fault) => ({ form, fault })))
        .map(({ form, fault }, index) => sleep(20 * index).then(() => run(form, fault, hasSecond))),
    );
  alone = await runAll(false);
  helped = await runAll(true);
  jest.restoreAllMocks();
}, 60_000);

async function run({ name, handle, payload }: TestForm, fault: Fault, hasSecond: boolean): Promise<Run> {
  const { heard, ...first } = await startFaulty(fault);
  const second = await startMailPeer();
  const { tls, credentials } = fault.as ?? {};
  const readers = "a@example.org, b@example.org";
  const relay: Relay = {
    source: {
      ...testSettings(first.port),
      CONTACT_TO: readers,
      BOOKING_TO: readers,
      PRAYER_TO: readers,
      PRAYER_CONFIDENTIAL_TO: "c@example.org, d@example.org",
      ...(hasSecond && { SMTP_FALLBACK_URL: `smtp://127.0.0.1:${second.port}` }),
    },
    transport: (server) =>
      createSmtpTransport(
        server.port === second.port
          ? server
          : {
              ...server,
              loopback: tls === undefined,
              secure: tls === "implicit",
              ...(credentials && { credentials: faultCredentials }),
            },
      ),
  };
  const key = `faults-${faults.indexOf(fault)}-${String(hasSecond)}`;
  const { status, body } = await call(
    (req, address) => handle(req, address, relay),
    jsonRequest(payload, { "idempotency-key": key }),
  );
  await Promise.all([first.close(), second.close()]);
  const taken = second.messages.map((raw) => namesIn(raw.toString()));
  return { what: `${name}: ${fault.name}`, fault, status, body, heard, taken };
}

async function startFaulty(
  fault: Fault,
): Promise<{ port: number; heard: string[]; close: () => Promise<void> }> {
  const heard: string[] = [];
  const handlers = new WeakMap<object, (line: string) => void>();
  const messages = new WeakMap<object, string>();
  const { port, close } = await startWirePeer(
    (socket) => handlers.set(socket, fault.serve(socket)),
    (line, socket) => {
      messages.set(socket, `${messages.get(socket) ?? ""}${line}\n`);
      if (line === "." && !socket.destroyed) heard.push(namesIn(messages.get(socket) ?? ""));
      handlers.get(socket)?.(line);
    },
  );
  if (!fault.closed) return { port, heard, close };
  await close();
  return { port, heard, close: () => Promise.resolve() };
}

function namesIn(message: string): string {
  return (message.match(/^(?:Message-ID|Subject): .*(?=\r?$)/gim) ?? []).sort().join("\n");
}

test("each fault gives its status", () => {
  expect(alone.map(({ what, status }) => [what, status])).toEqual(
    alone.map(({ what, fault }) => [what, fault.status]),
  );
});

test("a message reported as sent was accepted, once", () => {
  for (const { what, heard } of alone.filter(({ status }) => status === 200)) {
    expect([what, heard]).toEqual([what, [expect.stringContaining("Message-ID")]]);
  }
});

test("a message reported as not sent was accepted by no server", () => {
  // A server that replies 4yz or 5yz after the dot has accepted nothing (RFC 5321, 4.2.5).
  const refusedAfterDot = /\d{3} after the dot/;
  for (const { what, heard } of alone.filter(({ status }) => status === 502 || status === 503)) {
    if (!refusedAfterDot.test(what)) expect([what, heard]).toEqual([what, []]);
  }
});

test("a fallback server receives every message that the first did not accept, once", () => {
  for (const { what, fault, status, taken } of helped) {
    const count = fault.status === 200 ? 0 : 1;
    expect([what, status, taken.length]).toEqual([what, 200, count]);
  }
});

test("a draft has one Message-ID and one reference on both servers", () => {
  for (const { what, heard, taken } of [...alone, ...helped]) {
    const names = [...heard, ...taken];
    expect([what, new Set(names).size]).toEqual([what, Math.min(1, names.length)]);
  }
  expect(new Set(helped.flatMap(({ taken }) => taken)).size).toBeGreaterThan(3);
});

test("no value, address or password is in a log line or a response", () => {
  const runs = [...alone, ...helped];
  expect(written.trim().split("\n")).toHaveLength(runs.length);
  expect(written + runs.map(({ body }) => body).join("")).not.toMatch(/canary|example\.|127\.0/i);
});
