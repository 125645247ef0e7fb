import { setTimeout as sleep } from "node:timers/promises";
import { checkLogin, checkRecipient } from "./check-server";
import { faults, startFaultyServer, type Fault } from "../testing/faults";
import { testForm, testSettings } from "../testing/test-forms";
import { startMailPeer } from "../testing/mail-peer";
import { jsonRequest } from "../testing/requests";
import { createIdentifiers } from "./identifiers";
import { createRelay } from "./handle-form";
import { deliveryTimeMs } from "./send-mail";
import { readSettings } from "./settings";

const { handle, payload } = testForm("contact");
// All runs share this relay, because deriving its key is slow by design.
const identifiers = createIdentifiers("secret");

interface Run {
  name: string;
  fault: Fault;
  status: number;
  body: string;
  /** The Message-IDs and subjects of the messages that the faulty server received completely. */
  receivedByFirst: string[];
  /** The Message-IDs and subjects of the messages that the second server accepted. */
  acceptedBySecond: string[];
}

let runsWithOneServer: Run[];
let runsWithTwoServers: Run[];
let log = "";

// All runs are parallel, each with the full time of a visitor's request. They start one after another, so that a busy
// machine does not take time from the first runs.
beforeAll(async () => {
  jest.spyOn(process.stdout, "write").mockImplementation((text) => (log += String(text)) !== "");
  const runAll = (hasSecond: boolean): Promise<Run[]> =>
    Promise.all(faults.map((fault, index) => sleep(50 * index).then(() => run(fault, hasSecond))));
  // The first request of a process loads more than the others.
  for (const fault of faults.slice(0, 1)) await run(fault, true);
  log = "";
  runsWithOneServer = await runAll(false);
  runsWithTwoServers = await runAll(true);
  jest.restoreAllMocks();
}, 120_000);

async function run(fault: Fault, hasSecond: boolean): Promise<Run> {
  const { url, receivedMessages, close } = await startFaultyServer(fault);
  const secondPeer = await startMailPeer();
  const settings = readSettings({
    ...testSettings(0),
    SMTP_URL: url,
    CONTACT_TO: "a@example.org, b@example.org",
    ...(hasSecond && { SMTP_FALLBACK_URL: `smtp://127.0.0.1:${secondPeer.port}` }),
  });
  const relay = { ...createRelay(settings), identifiers };
  const key = `faults-${faults.indexOf(fault)}-${String(hasSecond)}`;
  const request = jsonRequest(payload, { "idempotency-key": key });
  const answer = await handle(request, undefined, relay);
  await Promise.all([close(), secondPeer.close()]);
  const acceptedBySecond = secondPeer.messages.map((raw) => namesIn(raw.toString()));
  const { status } = answer;
  return {
    name: fault.name,
    fault,
    status,
    body: await answer.text(),
    receivedByFirst: receivedMessages.map(namesIn),
    acceptedBySecond,
  };
}

function namesIn(message: string): string {
  return (message.match(/^(?:Message-ID|Subject): .*(?=\r?$)/gim) ?? []).sort().join("\n");
}

test("each fault of a mail server is answered with the expected status", () => {
  expect(runsWithOneServer.map(({ name, status }) => [name, status])).toEqual(
    runsWithOneServer.map(({ name, fault }) => [name, fault.status]),
  );
});

test("the server accepted each message that is reported as sent, and none that is reported as not sent", () => {
  // A server that replies 4yz or 5yz after the dot has not accepted the message (RFC 5321, 4.2.5).
  for (const { name, status, receivedByFirst } of runsWithOneServer.filter(
    (one) => !/\d{3} after the dot/.test(one.name),
  )) {
    if (status === 200) expect([name, receivedByFirst.length]).toEqual([name, 1]);
    if (status === 502 || status === 503) expect([name, receivedByFirst]).toEqual([name, []]);
  }
});

test("if the first server does not accept a message, the second server receives it once", () => {
  for (const { name, fault, status, acceptedBySecond } of runsWithTwoServers)
    expect([name, status, acceptedBySecond.length]).toEqual([name, 200, fault.status === 200 ? 0 : 1]);
});

test("all copies of a message have the same Message-ID and reference", () => {
  for (const { name, receivedByFirst, acceptedBySecond } of [...runsWithOneServer, ...runsWithTwoServers]) {
    const names = [...receivedByFirst, ...acceptedBySecond];
    expect([name, new Set(names).size]).toEqual([name, Math.min(1, names.length)]);
  }
});

test("logs and responses do not contain values, addresses or passwords", () => {
  const runs = [...runsWithOneServer, ...runsWithTwoServers];
  expect(log.trim().split("\n")).toHaveLength(runs.length);
  expect(log + runs.map(({ body }) => body).join("")).not.toMatch(/canary|example\.|127\.0/i);
});

test("the mail check accepts exactly the servers that can send the forms' messages", async () => {
  // The check does not send content, so it cannot detect faults after DATA.
  const checkedFaults = faults.filter(({ name }) => !/the dot|inside the message|the last RCPT/.test(name));
  const results = await Promise.all(
    checkedFaults.map(async (fault) => {
      const { url, close } = await startFaultyServer(fault);
      const [server] = readSettings({ SMTP_URL: url }).servers;
      if (!server) throw new Error(`The settings do not have a server for ${url}.`);
      const envelope = { from: "website@example.org", to: "one@example.org" };
      const refusal =
        (await checkLogin(server.options, deliveryTimeMs)) ??
        (await checkRecipient(server.options, envelope, deliveryTimeMs));
      await close();
      return [fault.name, refusal === undefined];
    }),
  );
  expect(results).toEqual(checkedFaults.map(({ name, status }) => [name, status === 200]));
}, 60_000);
