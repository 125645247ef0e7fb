import type { SMTPServerOptions } from "smtp-server";
import { reply, startMailPeer, startWirePeer, type MailPeer } from "../../testing/mail-peer";
import type { Mail } from "./compose";
import { deliver } from "./deliver";
import type { SmtpServer } from "./smtp-server";
import { createSmtpTransport } from "./smtp-transport";
import { DeliveryFailure, type Transport } from "./transport";

const mail: Mail = {
  from: "website@example.org",
  to: ["one@example.org", "two@example.org"],
  raw: Buffer.from("Message-ID: <same@example.org>\r\nSubject: x\r\n\r\n.dot\r\nbody\r\n"),
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function peer(options?: SMTPServerOptions): Promise<MailPeer> {
  const started = await startMailPeer(options);
  closers.push(started.close);
  return started;
}

async function wire(...parts: Parameters<typeof startWirePeer>): ReturnType<typeof startWirePeer> {
  const started = await startWirePeer(...parts);
  closers.push(started.close);
  return started;
}

function send(port: number, changes: Partial<SmtpServer> = {}, time = 1_000): ReturnType<typeof deliver> {
  const server = { host: "127.0.0.1", port, secure: false, loopback: true, ...changes };
  const transport = createSmtpTransport(server);
  return deliver(mail, [transport, transport], time);
}

function failing(details: ConstructorParameters<typeof DeliveryFailure>[0]): Transport {
  return { send: () => Promise.reject(new DeliveryFailure(details)) };
}

test("delivers a mail once, with lines that begin with dots", async () => {
  const { port, messages, recipients } = await peer();
  expect(await send(port)).toEqual({ outcome: "sent", smtpCode: 250, attempts: 1 });
  expect(messages.map(String)).toEqual([mail.raw.toString()]);
  expect(recipients).toEqual([[...mail.to]]);
});

test.each([
  ["sender", { onMailFrom: (_a, _s, done) => done(reply(550)) }],
  ["recipients", { onRcptTo: (_a, _s, done) => done(reply(550)) }],
] satisfies [string, SMTPServerOptions][])(
  "a permanent refusal of the %s ends the delivery",
  async (_what, options) => {
    const { port, messages } = await peer(options);
    expect(await send(port)).toEqual({ outcome: "refused", smtpCode: 550, attempts: 1 });
    expect(messages).toEqual([]);
  },
);

test("a permanent refusal of the message ends the delivery", async () => {
  const { port } = await peer({
    onData(stream, _session, done) {
      stream.resume().on("end", () => done(reply(554)));
    },
  });
  expect(await send(port)).toEqual({ outcome: "refused", smtpCode: 554, attempts: 1 });
});

test("tries again after a temporary refusal, once", async () => {
  let refusals = 1;
  const { port, messages } = await peer({
    onMailFrom: (_address, _session, done) => done(refusals-- > 0 ? reply(450) : undefined),
  });
  expect(await send(port)).toEqual({ outcome: "sent", smtpCode: 250, attempts: 2 });
  expect(messages).toHaveLength(1);
  refusals = 9;
  expect(await send(port)).toEqual({ outcome: "later", smtpCode: 450, attempts: 2 });
  expect(refusals).toBe(7);
});

test.each([
  [550, { outcome: "refused", smtpCode: 550, attempts: 1 }],
  [450, { outcome: "later", smtpCode: 450, attempts: 2 }],
])("if one recipient is refused (%d), the other receives nothing", async (code, result) => {
  const { port, messages } = await peer({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith("two") ? reply(code) : undefined),
  });
  expect(await send(port)).toEqual(result);
  expect(messages).toEqual([]);
});

test.each([
  ["the first", "one"],
  ["the last", "two"],
])("if all recipients are refused, %s permanently, there is no second attempt", async (_which, forGood) => {
  const { port, messages } = await peer({
    onRcptTo: ({ address }, _session, done) => done(reply(address.startsWith(forGood) ? 550 : 451)),
  });
  expect(await send(port)).toEqual({ outcome: "refused", smtpCode: 550, attempts: 1 });
  expect(messages).toEqual([]);
});

test("a refused connection", async () => {
  const { port, close } = await startMailPeer();
  await close();
  expect(await send(port)).toEqual({ outcome: "later", smtpCode: null, attempts: 2 });
});

test.each([
  ["says nothing", () => undefined, undefined],
  ["drips its greeting", (socket) => void setInterval(() => socket.write("2"), 20).unref(), undefined],
  ["stops after its greeting", (socket) => void socket.write("220 x\r\n"), undefined],
] satisfies [string, ...Parameters<typeof startWirePeer>][])(
  "a server that %s has all the time, and no second attempt",
  async (_what, ...behaviour) => {
    const { port, connections } = await wire(...behaviour);
    expect(await send(port, {}, 300)).toEqual({ outcome: "later", smtpCode: null, attempts: 1 });
    expect(connections()).toBe(1);
  },
);

describe("the time limit of a server", () => {
  /** Never answers, and notes when it is given up, in ms. */
  const patient = (givenUp: number[]): Transport => ({
    send: (_mail, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          givenUp.push(Date.now());
          reject(new DeliveryFailure());
        });
      }),
  });

  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  test("is eight seconds for a single server", async () => {
    const givenUp: number[] = [];
    const transport = patient(givenUp);
    const delivery = deliver(mail, [transport, transport]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await delivery).toEqual({ outcome: "later", smtpCode: null, attempts: 1 });
    expect(givenUp).toEqual([8_000]);
  });

  test("is four seconds for the first of two servers, and the rest for the second", async () => {
    const givenUp: number[] = [];
    const delivery = deliver(mail, [patient(givenUp), patient(givenUp)]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await delivery).toEqual({ outcome: "later", smtpCode: null, attempts: 2 });
    expect(givenUp).toEqual([4_000, 8_000]);
  });

  test("is the whole rest if the first server failed at once", async () => {
    const givenUp: number[] = [];
    const delivery = deliver(mail, [failing({ smtpCode: 421 }), patient(givenUp)]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await delivery).toEqual({ outcome: "later", smtpCode: 421, attempts: 2 });
    expect(givenUp).toEqual([8_000]);
  });
});

test.each([
  ["the connection", { onConnect: (_session, done) => void setTimeout(done, 4_500) }],
  ["MAIL", { onMailFrom: (_address, _session, done) => void setTimeout(done, 4_500) }],
] satisfies [string, SMTPServerOptions][])(
  "the only server may take more than half of the time over %s",
  async (_step, options) => {
    const { port, messages } = await peer(options);
    expect(await send(port, {}, 8_000)).toEqual({ outcome: "sent", smtpCode: 250, attempts: 1 });
    expect(messages).toHaveLength(1);
  },
  10_000,
);

test("a connection lost after the message: a second attempt with the same Message-ID", async () => {
  const heard: string[] = [];
  let breaks = 1;
  const { port } = await wire(
    (socket) => void socket.write("220 x\r\n"),
    (line, socket) => {
      if (line.startsWith("Message-ID")) heard.push(line);
      if (line === ".") return breaks-- > 0 ? socket.destroy() : void socket.write("250 ok\r\n");
      if (/^(EHLO|MAIL|RCPT)/.test(line)) socket.write("250 ok\r\n");
      if (line === "DATA") socket.write("354 go\r\n");
    },
  );
  expect(await send(port)).toEqual({ outcome: "sent", smtpCode: 250, attempts: 2 });
  expect(heard).toEqual(["Message-ID: <same@example.org>", "Message-ID: <same@example.org>"]);
});

test.each(["destroy", "resetAndDestroy"] as const)(
  "a connection that ends before the final dot: nobody has the mail (%s)",
  async (end) => {
    const long = { ...mail, raw: Buffer.alloc(40_000_000, "x\r\n") };
    const { port } = await wire(
      (socket) => void socket.write("220 x\r\n"),
      (line, socket) => {
        if (line === "x") return void socket[end]();
        socket.write(line === "DATA" ? "354 go\r\n" : "250 ok\r\n");
      },
    );
    const transport = createSmtpTransport({ host: "127.0.0.1", port, secure: false, loopback: true });
    expect(await deliver(long, [transport, transport], 5_000)).toEqual({
      outcome: "later",
      smtpCode: null,
      attempts: 2,
    });
  },
);

test.each([
  ["that offers it", "250-x\r\n250 DSN\r\n", /^MAIL FROM:<website@example\.org>.* RET=HDRS$/],
  ["that does not", "250 x\r\n", /^MAIL FROM:<website@example\.org>$/],
])("asks a server %s for bounces without the message", async (_which, hello, wanted) => {
  const lines: string[] = [];
  const { port } = await wire(
    (socket) => void socket.write("220 x\r\n"),
    (line, socket) => {
      lines.push(line);
      socket.write(line.startsWith("EHLO") ? hello : "550 no\r\n");
    },
  );
  await send(port);
  expect(lines).toContainEqual(expect.stringMatching(wanted));
});

test("sends nothing unencrypted to a remote server", async () => {
  const { port, messages } = await peer();
  expect((await send(port, { loopback: false })).outcome).toBe("refused");
  expect(messages).toEqual([]);
});

test("sends no password and no mail to a server without AUTH", async () => {
  const lines: string[] = [];
  const { port } = await wire(
    (socket) => void socket.write("220 x\r\n"),
    (line, socket) => {
      lines.push(line);
      socket.write("250 ok\r\n");
    },
  );
  const credentials = { user: "user", password: "CANARY" };
  expect(await send(port, { credentials })).toEqual({ outcome: "later", smtpCode: null, attempts: 2 });
  expect(lines.every((line) => line.startsWith("EHLO"))).toBe(true);
});

test("logs in, and treats a wrong password as a permanent refusal", async () => {
  const { port, messages } = await peer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "user" && password === "p@ss" ? done(null, { user: "user" }) : done(reply(535)),
  });
  expect(await send(port, { credentials: { user: "user", password: "p@ss" } })).toMatchObject({
    outcome: "sent",
  });
  expect(await send(port, { credentials: { user: "user", password: "wrong" } })).toEqual({
    outcome: "refused",
    smtpCode: 535,
    attempts: 1,
  });
  expect(messages).toHaveLength(1);
});

const refused = { smtpCode: 550 };
const busy = { smtpCode: 421 };
const gone = {};
const silent = { dotSent: true };

// The failures of the first and the second server, and the outcome.
test.each([
  [refused, refused, "refused", 550],
  [refused, busy, "later", 421],
  [refused, gone, "later", 550],
  [busy, refused, "refused", 550],
  [busy, gone, "later", 421],
  [gone, refused, "refused", 550],
  [gone, gone, "later", null],
  [silent, refused, "unconfirmed", 550],
  [silent, gone, "unconfirmed", null],
  [busy, silent, "unconfirmed", 421],
  [refused, silent, "unconfirmed", 550],
] as const)("first %j, then %j: %s", async (first, second, outcome, smtpCode) => {
  const delivery = await deliver(mail, [failing(first), failing(second)]);
  expect(delivery).toEqual({ outcome, smtpCode, attempts: 2 });
});

test.each([
  [0, false],
  [250, false],
  [354, false],
  [399, false],
  [400, true],
  [599, true],
  [600, false],
])("the reply %d after the final dot is a refusal: %s", (smtpCode, isNo) => {
  expect(new DeliveryFailure({ smtpCode, dotSent: true }).unconfirmed).toBe(!isNo);
});

test.each([refused, busy, gone, silent])("first %j, then accepted: sent", async (first) => {
  const delivery = await deliver(mail, [failing(first), { send: () => Promise.resolve(250) }]);
  expect(delivery).toEqual({ outcome: "sent", smtpCode: 250, attempts: 2 });
});

test("an error of the transport itself is not a delivery failure", async () => {
  const transport = { send: () => Promise.reject(new TypeError("broken")) };
  await expect(deliver(mail, [transport, transport])).rejects.toThrow(TypeError);
});
