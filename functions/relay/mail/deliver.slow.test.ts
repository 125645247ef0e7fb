import type { SMTPServerOptions } from "smtp-server";
import { reply, startMailPeer, startWirePeer, type MailPeer } from "../../testing/mail-peer";
import type { Mail } from "./compose";
import { deliver } from "./deliver";
import type { SmtpServer } from "./smtp-server";
import { createSmtpTransport } from "./smtp-transport";
import { DeliveryFailure } from "./transport";

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

test("hands a mail over, dots and all, once", async () => {
  const { port, messages, recipients } = await peer();
  expect(await send(port)).toEqual({ outcome: "sent", smtpCode: 250, attempts: 1 });
  expect(messages.map(String)).toEqual([mail.raw.toString()]);
  expect(recipients).toEqual([[...mail.to]]);
});

test.each([
  ["sender", { onMailFrom: (_a, _s, done) => done(reply(550)) }],
  ["recipients", { onRcptTo: (_a, _s, done) => done(reply(550)) }],
] satisfies [string, SMTPServerOptions][])("a refusal of the %s for good ends it", async (_what, options) => {
  const { port, messages } = await peer(options);
  expect(await send(port)).toEqual({ outcome: "refused", smtpCode: 550, attempts: 1 });
  expect(messages).toEqual([]);
});

test("a refusal of the message for good ends it", async () => {
  const { port } = await peer({
    onData(stream, _session, done) {
      stream.resume().on("end", () => done(reply(554)));
    },
  });
  expect(await send(port)).toEqual({ outcome: "refused", smtpCode: 554, attempts: 1 });
});

test("tries once more after a refusal for now, and no more than once", async () => {
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
])("a refusal (%d) of one recipient sends nothing to the other", async (code, result) => {
  const { port, messages } = await peer({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith("two") ? reply(code) : undefined),
  });
  expect(await send(port)).toEqual(result);
  expect(messages).toEqual([]);
});

test.each([
  ["the first", "one"],
  ["the last", "two"],
])("where all recipients are refused, %s for good, it is not tried again", async (_which, forGood) => {
  const { port, messages } = await peer({
    onRcptTo: ({ address }, _session, done) => done(reply(address.startsWith(forGood) ? 550 : 451)),
  });
  expect(await send(port)).toEqual({ outcome: "refused", smtpCode: 550, attempts: 1 });
  expect(messages).toEqual([]);
});

test("nobody listening", async () => {
  const { port, close } = await startMailPeer();
  await close();
  expect(await send(port)).toEqual({ outcome: "later", smtpCode: null, attempts: 2 });
});

test.each([
  ["says nothing", () => undefined, undefined],
  ["drips its greeting", (socket) => void setInterval(() => socket.write("2"), 20).unref(), undefined],
  ["stops after its greeting", (socket) => void socket.write("220 x\r\n"), undefined],
] satisfies [string, ...Parameters<typeof startWirePeer>][])(
  "ends at the deadline when a server %s",
  async (_what, ...behaviour) => {
    const { port } = await wire(...behaviour);
    expect(await send(port, {}, 300)).toEqual({ outcome: "deadline", smtpCode: null, attempts: 1 });
  },
);

test("gives up on a server without a greeting early enough to try once more", async () => {
  const { port, connections } = await wire(() => undefined);
  expect(await send(port, {}, 8_000)).toEqual({ outcome: "deadline", smtpCode: null, attempts: 2 });
  expect(connections()).toBe(2);
}, 10_000);

test("waits for a greeting as long as it waits for everything else before the mail", async () => {
  const { port, messages } = await peer({ onConnect: (_session, done) => void setTimeout(done, 3_200) });
  expect(await send(port, {}, 8_000)).toMatchObject({ outcome: "sent" });
  expect(messages).toHaveLength(1);
}, 10_000);

test.each([
  ["EHLO", /^$/],
  ["STARTTLS", /^EHLO/],
  ["AUTH", /^EHLO/],
])(
  "a first server that greets and hangs at %s leaves time for the second",
  async (step, answered) => {
    const first = await wire(
      (socket) => void socket.write("220 x\r\n"),
      (line, socket) => answered.test(line) && void socket.write(`250-x\r\n250 ${step} PLAIN\r\n`),
    );
    const second = await peer();
    const server = { host: "127.0.0.1", secure: false, loopback: true };
    const credentials = { user: "user", password: "CANARY" };
    const transports = [
      createSmtpTransport({ ...server, port: first.port, loopback: step !== "STARTTLS", credentials }),
      createSmtpTransport({ ...server, port: second.port }),
    ];
    expect(await deliver(mail, transports)).toEqual({ outcome: "sent", smtpCode: 250, attempts: 2 });
    expect(second.messages.map(String)).toEqual([mail.raw.toString()]);
  },
  10_000,
);

test.each([
  ["MAIL", { onMailFrom: (_address, _session, done) => void setTimeout(done, 5_000) }],
  [
    "the dot",
    { onData: (stream, _session, done) => void stream.resume().on("end", () => setTimeout(done, 5_000)) },
  ],
] satisfies [string, SMTPServerOptions][])(
  "a server that is slow after %s is waited for, and no other gets the mail",
  async (_step, options) => {
    const [first, second] = [await peer(options), await peer()];
    const transports = [first, second].map(({ port }) =>
      createSmtpTransport({ host: "127.0.0.1", port, secure: false, loopback: true }),
    );
    expect(await deliver(mail, transports)).toEqual({ outcome: "sent", smtpCode: 250, attempts: 1 });
    expect(second.messages).toEqual([]);
  },
  10_000,
);

test("a line that breaks after the message: once more, with the same Message-ID", async () => {
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

test("sends nothing in clear to a server that is not on this machine", async () => {
  const { port, messages } = await peer();
  expect((await send(port, { loopback: false })).outcome).toBe("refused");
  expect(messages).toEqual([]);
});

test("gives no password to a server that asks for none, and no mail either", async () => {
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

test("logs in where asked, and a wrong password is a refusal for good", async () => {
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

const wrongPassword: SMTPServerOptions = {
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: (_login, _session, done) => done(reply(535)),
};

/** Delivers by two servers of their own; the first is given a password. */
function sendByEither(first: number, second: number): ReturnType<typeof deliver> {
  const server = { host: "127.0.0.1", secure: false, loopback: true };
  const credentials = { user: "user", password: "expired" };
  const transports = [
    { ...server, port: first, credentials },
    { ...server, port: second },
  ];
  return deliver(mail, transports.map(createSmtpTransport), 1_000);
}

describe("a first server that refuses for reasons of its own", () => {
  const refusing = {
    "535 at AUTH": () => peer(wrongPassword),
    "554 as its greeting": () => wire((socket) => void socket.write("554 go away\r\n")),
    "550 at EHLO and HELO": () =>
      wire(
        (socket) => void socket.write("220 x\r\n"),
        (_line, socket) => void socket.write("550 no\r\n"),
      ),
  };

  test.each(Object.entries(refusing))("%s: the second takes the mail", async (_what, start) => {
    const second = await peer();
    expect(await sendByEither((await start()).port, second.port)).toEqual({
      outcome: "sent",
      smtpCode: 250,
      attempts: 2,
    });
    expect(second.messages.map(String)).toEqual([mail.raw.toString()]);
  });

  test("no STARTTLS: the second takes the mail", async () => {
    const [first, second] = [await peer(), await peer()];
    const server = { host: "127.0.0.1", secure: false };
    const transports = [
      createSmtpTransport({ ...server, port: first.port, loopback: false }),
      createSmtpTransport({ ...server, port: second.port, loopback: true }),
    ];
    expect(await deliver(mail, transports, 1_000)).toMatchObject({ outcome: "sent", attempts: 2 });
    expect([first.messages.length, second.messages.length]).toEqual([0, 1]);
  });

  test("the second refuses too: refused, by the code of the second", async () => {
    const first = await peer(wrongPassword);
    const second = await refusing["554 as its greeting"]();
    expect(await sendByEither(first.port, second.port)).toEqual({
      outcome: "refused",
      smtpCode: 554,
      attempts: 2,
    });
  });

  test("the second is not there: it may be later, and the code still tells what is wrong", async () => {
    const first = await peer(wrongPassword);
    const second = await startMailPeer();
    await second.close();
    expect(await sendByEither(first.port, second.port)).toEqual({
      outcome: "later",
      smtpCode: 535,
      attempts: 2,
    });
  });
});

test("a first server that is busy may take later what the second refuses for reasons of its own", async () => {
  const busy = await wire((socket) => void socket.write("421 busy\r\n"));
  const closed = await wire((socket) => void socket.write("554 go away\r\n"));
  expect(await sendByEither(busy.port, closed.port)).toEqual({
    outcome: "later",
    smtpCode: 554,
    attempts: 2,
  });
});

test.each([
  ["for its sender", { onMailFrom: (_address, _session, done) => done(reply(550)) }],
  [
    "for one of its recipients",
    { onRcptTo: ({ address }, _session, done) => done(address.startsWith("two") ? reply(550) : undefined) },
  ],
] satisfies [string, SMTPServerOptions][])(
  "a mail that the first server refuses for good %s is not offered to the second",
  async (_what, options) => {
    const first = await peer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_login, _session, done) => done(null, { user: "user" }),
      ...options,
    });
    const second = await peer();
    expect(await sendByEither(first.port, second.port)).toEqual({
      outcome: "refused",
      smtpCode: 550,
      attempts: 1,
    });
    expect(second.messages).toEqual([]);
  },
);

test.each([
  ["busy", { timedOut: true }, { smtpCode: 421 }, { outcome: "later", smtpCode: 421, attempts: 2 }],
  ["silent", { smtpCode: 421 }, { timedOut: true }, { outcome: "deadline", smtpCode: 421, attempts: 2 }],
])("where both servers fail for now, the last one decides: %s", async (_what, first, last, result) => {
  const transports = [first, last].map((details) => ({
    send: () => Promise.reject(new DeliveryFailure(details)),
  }));
  expect(await deliver(mail, transports)).toEqual(result);
});

test("a second transport stands in for the first", async () => {
  const transports = [
    { send: () => Promise.reject(new DeliveryFailure({ smtpCode: 421 })) },
    { send: () => Promise.resolve(250) },
  ];
  expect(await deliver(mail, transports)).toEqual({ outcome: "sent", smtpCode: 250, attempts: 2 });
});

test("holds the deadline even for a transport that hears no signal", async () => {
  const transport = { send: () => new Promise<number>(() => undefined) };
  expect(await deliver(mail, [transport, transport], 50)).toEqual({
    outcome: "deadline",
    smtpCode: null,
    attempts: 1,
  });
});

test("a fault of the transport itself is no delivery failure", async () => {
  const transport = { send: () => Promise.reject(new TypeError("broken")) };
  await expect(deliver(mail, [transport])).rejects.toThrow(TypeError);
});
