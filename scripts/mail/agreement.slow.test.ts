import { deliver, deliveryTime, type Delivery } from "../../functions/relay/mail/deliver";
import type { SmtpServer } from "../../functions/relay/mail/smtp-server";
import { createSmtpTransport } from "../../functions/relay/mail/smtp-transport";
import { faultCredentials, faults, type Fault } from "../../functions/testing/faults";
import { startMailPeer, startWirePeer } from "../../functions/testing/mail-peer";
import { probe } from "../../functions/mail-check/probe";

const from = "website@example.org";
const to = ["one@example.org", "two@example.org"];
const mails = [
  { name: "CONTACT_TO", from, to },
  { name: "BOOKING_TO", from, to },
];

/** The results of the check and of the forms for the same server. */
interface Judgement {
  works: boolean;
  outcome: Delivery["outcome"];
}

async function judge(fault: Fault): Promise<Judgement> {
  const handlers = new WeakMap<object, (line: string) => void>();
  const peer = await startWirePeer(
    (socket) => handlers.set(socket, fault.serve(socket)),
    (line, socket) => handlers.get(socket)?.(line),
  );
  if (fault.closed) await peer.close();
  const { tls, credentials } = fault.as ?? {};
  const judgement = await judgeServer({
    host: "127.0.0.1",
    port: peer.port,
    secure: tls === "implicit",
    loopback: tls === undefined,
    ...(credentials && { credentials: faultCredentials }),
  });
  if (!fault.closed) await peer.close();
  return judgement;
}

async function judgeServer(server: SmtpServer): Promise<Judgement> {
  const transport = createSmtpTransport(server);
  const [findings, { outcome }] = await Promise.all([
    probe(server, mails, deliveryTime),
    deliver({ from, to, raw: Buffer.from("Subject: x\r\n\r\nx\r\n") }, [transport, transport]),
  ]);
  return { works: findings.every(({ ok }) => ok), outcome };
}

// The check sends no content, so it cannot detect faults of that step.
const withMessage = /the dot|inside the message/;

test("the check passes exactly the servers through which the forms send", async () => {
  const seen = faults.filter(({ name }) => !withMessage.test(name));
  const judged = await Promise.all(
    seen.map(async (fault) => ({ server: fault.name, ...(await judge(fault)) })),
  );
  expect(judged.filter(({ works, outcome }) => works !== (outcome === "sent"))).toEqual([]);
}, 30_000);

// A test of its own, since it needs most of the time limit.
test("a server that greets after more than half of the time limit passes, and the forms send through it", async () => {
  const peer = await startMailPeer({ onConnect: (_session, done) => void setTimeout(done, 4_500) });
  const server = { host: "127.0.0.1", port: peer.port, secure: false, loopback: true };
  expect(await judgeServer(server)).toEqual({ works: true, outcome: "sent" });
  await peer.close();
}, 15_000);
