import type { SMTPServerOptions } from "smtp-server";
import { expiredCertificate } from "../../functions/testing/expired-certificate";
import { testSettings } from "../../functions/testing/forms";
import { reply, startMailPeer, startWirePeer, type MailPeer } from "../../functions/testing/mail-peer";
import { checkMail } from "./check";

let peer: MailPeer;

async function check(
  options: SMTPServerOptions = {},
  changes: (port: number) => Record<string, string> = () => ({}),
): Promise<{ ok: boolean; text: string }> {
  peer = await startMailPeer(options);
  try {
    const { lines, ok } = await checkMail({ ...testSettings(peer.port), ...changes(peer.port) }, 2_000);
    const text = lines.join("\n");
    expect(text).not.toMatch(/example\.|127\.0|canary/i);
    expect(peer.messages).toEqual([]);
    return { ok, text };
  } finally {
    await peer.close();
  }
}

const withLogin: SMTPServerOptions = {
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: ({ password }, _session, done) =>
    password === "CANARYright" ? done(null, { user: "x" }) : done(reply(535)),
};
const loggingIn =
  (password: string) =>
  (port: number): Record<string, string> => ({ SMTP_URL: `smtp://CANARYuser:${password}@127.0.0.1:${port}` });

test("a server that accepts everything passes, and receives no message", async () => {
  const { ok, text } = await check();
  expect(ok).toBe(true);
  expect(text.split("\n")).toEqual([
    "ok   SMTP_URL: connection: accepted",
    "ok   SMTP_URL: CONTACT_TO: accepted",
    "ok   SMTP_URL: BOOKING_TO: accepted",
    "ok   SMTP_URL: PRAYER_TO: accepted",
    "ok   SMTP_URL: PRAYER_CONFIDENTIAL_TO: accepted",
    "The mail settings work. No message was sent.",
  ]);
});

test.each(["PLAIN", "LOGIN"])("a login by %s, right and wrong", async (method) => {
  const options = { ...withLogin, authMethods: [method] };
  expect((await check(options, loggingIn("CANARYright"))).text).toContain(
    "ok   SMTP_URL: connection and login: accepted\n",
  );
  const wrong = await check(options, loggingIn("CANARYwrong"));
  expect(wrong).toEqual({ ok: false, text: expect.stringContaining(`BAD  SMTP_URL: AUTH ${method}: 535\n`) });
});

test("a server that takes no login fails", async () => {
  expect((await check({}, loggingIn("CANARYright"))).text).toMatch(/BAD {2}SMTP_URL: AUTH PLAIN: 5\d\d/);
});

test("a refused recipient is reported by its position", async () => {
  const { ok, text } = await check({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith("second") ? reply(550) : undefined),
  });
  expect(ok).toBe(false);
  expect(text).toContain("BAD  SMTP_URL: PRAYER_TO: RCPT TO 2 of 2: 550");
  expect(text.match(/^BAD/gm)).toHaveLength(1);
});

test("the fallback server is tested too", async () => {
  const { ok, text } = await check({}, () => ({ SMTP_FALLBACK_URL: "smtp://127.0.0.1:1" }));
  expect(ok).toBe(false);
  expect(text).toContain("BAD  SMTP_FALLBACK_URL: connection: ECONNREFUSED");
});

test("every invalid setting is listed, and the valid ones are tested", async () => {
  const { ok, text } = await check({}, () => ({
    CONTACT_TO: "",
    BOOKING_TO: "CANARY",
    PRAYER_CONFIDENTIAL_TO: "TEAM+own@example.org",
    RATE_LIMIT_SITE: "CANARY",
  }));
  expect(ok).toBe(false);
  expect(text).toContain("CONTACT_TO is not set.");
  expect(text).toContain("BOOKING_TO cannot be used.");
  expect(text).toContain("PRAYER_CONFIDENTIAL_TO contradicts PRAYER_TO");
  expect(text).toContain("RATE_LIMIT_SITE cannot be used.");
  expect(text).toContain("ok   SMTP_URL: PRAYER_TO: accepted");
  expect(text).not.toContain("PRAYER_CONFIDENTIAL_TO: ");
});

test("where TLS is required, a server without it is refused", async () => {
  // 0.0.0.0 reaches this machine, but is not a loopback address.
  const { text } = await check({}, (port) => ({ SMTP_URL: `smtp://0.0.0.0:${port}` }));
  expect(text).toMatch(/BAD {2}SMTP_URL: STARTTLS: 5\d\d/);
});

test.each([
  ["by STARTTLS", "smtp://0.0.0.0", { disabledCommands: [] }],
  ["from the first byte", "smtps://127.0.0.1", { secure: true }],
] satisfies [string, string, SMTPServerOptions][])(
  "a certificate that has expired is called so, %s",
  async (_how, url, options) => {
    const { ok, text } = await check({ ...options, ...expiredCertificate }, (port) => ({
      SMTP_URL: `${url}:${port}`,
    }));
    expect(ok).toBe(false);
    expect(text).toContain(`SMTP_URL: connection: the server’s certificate has expired (CERT_HAS_EXPIRED)\n`);
  },
);

test.each([
  ["says nothing", () => undefined, "no answer in time"],
  ["hangs up", (socket) => void socket.end(), "ECONNECTION"],
  ["is no mail server", (socket) => void socket.write("HTTP/1.1 400\r\n"), "EPROTOCOL"],
] satisfies [string, Parameters<typeof startWirePeer>[0], string][])(
  "a server that %s",
  async (_what, greet, saw) => {
    const wire = await startWirePeer(greet);
    const { lines, ok } = await checkMail(testSettings(wire.port), 300);
    await wire.close();
    expect(ok).toBe(false);
    expect(lines).toContain(`BAD  SMTP_URL: connection: ${saw}`);
  },
);
