import type { SMTPServerOptions } from "smtp-server";
import { readerSettingNames } from "../../functions/relay/settings";
import { testSettings } from "../../functions/testing/test-forms";
import {
  createRefusal,
  startMailPeer,
  startWirePeer,
  type MailPeer,
} from "../../functions/testing/mail-peer";
import { checkMail } from "./check-mail";

let peer: MailPeer;

async function runCheck(
  options: SMTPServerOptions = {},
  changes: (port: number) => Record<string, string> = () => ({}),
): Promise<{ isOk: boolean; text: string }> {
  peer = await startMailPeer(options);
  try {
    const { lines, isOk } = await checkMail({ ...testSettings(peer.port), ...changes(peer.port) }, 2_000);
    const text = lines.join("\n");
    expect(text).not.toMatch(/example\.|127\.0|canary/i);
    expect(peer.messages).toEqual([]);
    return { isOk, text };
  } finally {
    await peer.close();
  }
}

test("if the server accepts everything, the check passes without sending a message", async () => {
  const { isOk, text } = await runCheck();
  expect(isOk).toBe(true);
  expect(text.split("\n")).toEqual([
    "ok   SMTP_URL: connection: accepted",
    ...readerSettingNames.map((name) => `ok   SMTP_URL: ${name}: accepted`),
    "The mail settings work. No message was sent.",
  ]);
});

test.each([
  ["right", "ok   SMTP_URL: connection and login: accepted"],
  ["wrong", "BAD  SMTP_URL: AUTH PLAIN: 535"],
])("a login with the %s password is reported as %j", async (password, line) => {
  const options: SMTPServerOptions = {
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (login, _session, done) =>
      login.password === "CANARYright" ? done(null, { user: "x" }) : done(createRefusal(535)),
  };
  const { text } = await runCheck(options, (port) => ({
    SMTP_URL: `smtp://CANARYuser:CANARY${password}@127.0.0.1:${port}`,
  }));
  expect(text).toContain(`${line}\n`);
});

test("a refused recipient is reported with the recipient's position in the setting", async () => {
  const { isOk, text } = await runCheck({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("second") ? createRefusal(550) : undefined),
  });
  expect(isOk).toBe(false);
  expect(text).toContain("BAD  SMTP_URL: PRAYER_TO: RCPT TO (address 2 of 2, without duplicates): 550");
  expect(text.match(/^BAD/gm)).toHaveLength(1);
});

test("the fallback server is also checked", async () => {
  const { isOk, text } = await runCheck({}, () => ({ SMTP_FALLBACK_URL: "smtp://127.0.0.1:1" }));
  expect(isOk).toBe(false);
  expect(text).toContain("BAD  SMTP_FALLBACK_URL: connection: ECONNREFUSED");
});

test("all invalid settings are listed, and the valid settings are checked", async () => {
  const { isOk, text } = await runCheck({}, () => ({
    CONTACT_TO: "",
    BOOKING_TO: "CANARY",
    PRAYER_CONFIDENTIAL_TO: "TEAM+own@example.org",
    RATE_LIMIT_SITE: "CANARY",
  }));
  expect(isOk).toBe(false);
  expect(text).toContain("CONTACT_TO is not set.");
  expect(text).toContain("BOOKING_TO is invalid.");
  expect(text).toContain("PRAYER_CONFIDENTIAL_TO shares a mailbox with PRAYER_TO");
  expect(text).toContain("RATE_LIMIT_SITE is invalid.");
  expect(text).toContain("ok   SMTP_URL: PRAYER_TO: accepted");
  expect(text).not.toContain("PRAYER_CONFIDENTIAL_TO: ");
});

test("if a server closes the connection after EHLO, the report suggests adding ?name=", async () => {
  const greetings: string[] = [];
  const wire = await startWirePeer(
    (socket) => socket.write("220 relay\r\n"),
    (line, socket) => {
      greetings.push(line);
      socket.end("421-4.7.0 Try again later, closing connection. (EHLO)\r\n421 4.7.0 closing\r\n");
    },
  );
  const { lines, isOk } = await checkMail(testSettings(wire.port), 2_000);
  await wire.close();
  expect(isOk).toBe(false);
  expect(greetings[0]).toBe("EHLO example.org");
  expect(lines[0]).toMatch(
    /^BAD {2}SMTP_URL: EHLO: the server closed the connection \(421\)\. If this line contains EHLO, add \?name= /,
  );
});

test.each([
  ["the connection", "", "BAD  SMTP_URL: connection: no answer in time"],
  ["a recipient", "220 relay\r\n", "BAD  SMTP_URL: CONTACT_TO: recipient: no answer in time"],
])("a server that does not answer %s in time is reported", async (_step, greeting, line) => {
  const wire = await startWirePeer(
    (socket) => socket.write(greeting),
    (command, socket) => command.startsWith("RCPT") || socket.write("250 ok\r\n"),
  );
  const { lines, isOk } = await checkMail(testSettings(wire.port), 300);
  await wire.close();
  expect(isOk).toBe(false);
  expect(lines).toContain(line);
});
