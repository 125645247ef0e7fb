import { call, jsonRequest } from "../testing/call";
import { faultCredentials, faults, type Fault } from "../testing/faults";
import { testForms, testSettings, type TestForm } from "../testing/forms";
import { startWirePeer } from "../testing/mail-peer";
import type { Relay } from "./relay";
import { createSmtpTransport } from "./mail/smtp-transport";

interface Run {
  what: string;
  fault: Fault;
  status: number;
  /** The Message-IDs of the messages that the server had whole. */
  ids: string[];
  body: string;
}

let runs: Run[];
let written = "";

// All of them side by side, with all the time that a visitor's request has.
beforeAll(async () => {
  const keep = (text: string | Uint8Array): boolean => (written += String(text)) !== "";
  jest.spyOn(process.stdout, "write").mockImplementation(keep);
  jest.spyOn(process.stderr, "write").mockImplementation(keep);
  runs = await Promise.all(testForms.flatMap((form) => faults.map((fault) => run(form, fault))));
  jest.restoreAllMocks();
}, 30_000);

async function run({ name, handle, payload }: TestForm, fault: Fault): Promise<Run> {
  const ids: string[] = [];
  const handlers = new WeakMap<object, (line: string) => void>();
  const messages = new WeakMap<object, string>();
  const peer = await startWirePeer(
    (socket) => handlers.set(socket, fault.serve(socket)),
    (line, socket) => {
      const id = /^Message-ID: (.*)/i.exec(line)?.[1];
      if (id !== undefined) messages.set(socket, id);
      if (line === "." && !socket.destroyed) ids.push(messages.get(socket) ?? "none");
      handlers.get(socket)?.(line);
    },
  );
  if (fault.closed) await peer.close();
  const { tls, credentials } = fault.as ?? {};
  const relay: Relay = {
    source: {
      ...testSettings(peer.port),
      PRAYER_TO: "a@example.org, b@example.org",
      CONTACT_TO: "a@example.org, b@example.org",
      BOOKING_TO: "a@example.org, b@example.org",
    },
    transport: (server) =>
      createSmtpTransport({
        ...server,
        loopback: tls === undefined,
        secure: tls === "implicit",
        ...(credentials && { credentials: faultCredentials }),
      }),
  };
  const { status, body } = await call(
    (req, res) => handle(req, res, relay),
    jsonRequest(payload, { "idempotency-key": `faults-${faults.indexOf(fault)}` }),
  );
  if (!fault.closed) await peer.close();
  return { what: `${name}: ${fault.name}`, fault, status, ids, body };
}

test("each request ends with the status that its fault asks for", () => {
  expect(runs.map(({ what, status }) => [what, status])).toEqual(
    runs.map(({ what, fault }) => [what, fault.status]),
  );
});

test("what is called sent was taken, once", () => {
  const sent = runs.filter(({ status }) => status === 200);
  expect(sent.length).toBeGreaterThan(0);
  for (const { what, ids } of sent) expect([what, ids.length]).toEqual([what, 1]);
});

test("what is not called sent was taken by nobody, unless the wire broke after the message", () => {
  // A server that answers 4yz or 5yz after the dot has taken nothing (RFC 5321, 4.2.5).
  const refusedAfterDot = /\d{3} after the dot/;
  for (const { what, ids, fault } of runs.filter(({ status }) => status !== 200)) {
    if (fault.afterDot) expect(ids.length).toBeGreaterThan(0);
    else if (!refusedAfterDot.test(what)) expect([what, ids]).toEqual([what, []]);
  }
});

test("no draft has two Message-IDs", () => {
  for (const { what, ids } of runs)
    expect([what, new Set(ids).size]).toEqual([what, Math.min(1, ids.length)]);
  expect(new Set(runs.flatMap(({ ids }) => ids)).size).toBeGreaterThan(3);
});

test("no word, address or password is in a log line or an answer", () => {
  expect(written.trim().split("\n")).toHaveLength(runs.length);
  expect(written + runs.map(({ body }) => body).join("")).not.toMatch(/canary|example\.|127\.0/i);
});
