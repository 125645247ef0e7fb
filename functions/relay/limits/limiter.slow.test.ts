import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { Redis } from "ioredis";
import { call, jsonRequest, nativeRequest, type TestAnswer } from "../../testing/call";
import { testForm, testSettings } from "../../testing/forms";
import { reply, startMailPeer, type MailPeer } from "../../testing/mail-peer";
import { freePort } from "../../testing/free-port";
import { peerTest } from "../../testing/peer-tests";
import { hasRedis, startRedis, type RedisPeer } from "../../testing/redis-peer";
import { configuredLimiter, createLimiter, type Limiter } from "./limiter";
import { createVisitorCode } from "./visitor-code";
import type { Relay } from "../relay";
import { createSmtpTransport } from "../mail/smtp-transport";

let peer: MailPeer;
let stdout: string[];
const closers: (() => unknown)[] = [];

beforeEach(async () => {
  peer = await startMailPeer();
  stdout = [];
  jest.spyOn(process.stdout, "write").mockImplementation((text) => stdout.push(String(text)) > 0);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await peer.close();
});

function limiterOn(limits: { address: number; site: number }, redisUrl?: string): Limiter {
  const limiter = createLimiter(limits, secret, redisUrl);
  closers.push(limiter.close);
  return limiter;
}

async function post(
  limiter: Limiter,
  client?: string,
  name = "contact",
  port = peer.port,
): Promise<TestAnswer> {
  const { handle, payload } = testForm(name);
  const relay: Relay = { transport: createSmtpTransport, source: testSettings(port), limiter };
  return call((req, address) => handle(req, address, relay), {
    ...jsonRequest(payload),
    address: client,
  });
}

async function settle(time = 300): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, time));
}

/** How often it was said that Redis cannot be reached. */
function notices(): number {
  return stdout.filter((line) => line.includes("redis")).length;
}

// In ms: the second reconnection has failed by then.
const secondTry = 1_200;

const visitor = "203.0.113.7";
const secret = "what the mail server knows";

async function scenario(limiter: Limiter): Promise<number[]> {
  const statuses: number[] = [];
  const send = async (...rest: [client?: string, name?: string]): Promise<void> => {
    statuses.push((await post(limiter, ...rest)).status);
  };
  for (let count = 0; count < 4; count += 1) await send(visitor);
  await send(visitor, "prayer"); // Another form has its own count,
  await send("2001:db8::1"); // another visitor too,
  for (let count = 0; count < 4; count += 1) await send(); // and one without an address none,
  await send("198.51.100.1"); // until the form is at its ceiling.
  await send();
  await send(visitor, "prayer"); // That closes no other form.
  return statuses;
}
const expected = [200, 200, 200, 429, 200, 200, 200, 200, 200, 200, 429, 429, 200];

test("in memory: limits each form, for each address and for all visitors", async () => {
  expect(await scenario(limiterOn({ address: 3, site: 8 }))).toEqual(expected);
  expect(peer.messages).toHaveLength(10);
  expect(stdout.join()).not.toMatch(/203\.0|2001:db8|198\.51/);
});

test("a message over the limit is refused with Retry-After", async () => {
  const limiter = limiterOn({ address: 1, site: 8 });
  await post(limiter, visitor);
  const { status, headers, body } = await post(limiter, visitor);
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(590);
  expect(Number(headers["retry-after"])).toBeLessThanOrEqual(600);
  expect(JSON.parse(body)).toMatchObject({ type: "urn:problem-type:form:limited", status: 429 });
  expect(stdout[1]).toContain('"outcome":"limited","smtpCode":null');
});

test("without script, the page of a message over the limit has the entered values", async () => {
  const { handle, payload } = testForm("contact");
  const relay: Relay = {
    transport: createSmtpTransport,
    source: testSettings(peer.port),
    limiter: limiterOn({ address: 1, site: 1 }),
  };
  const request = nativeRequest(payload as Record<string, string>);
  expect((await call((req, address) => handle(req, address, relay), request)).status).toBe(303);
  const { status, headers, body } = await call((req, address) => handle(req, address, relay), request);
  expect(status).toBe(429);
  expect(headers["retry-after"]).toMatch(/^\d+$/);
  expect(body).toContain(">\nCANARYmessage</textarea>");
});

test("a refused message does not use up a released slot", async () => {
  const limiter = limiterOn({ address: 2, site: 8 });
  const first = await limiter.acquire("contact", visitor);
  await limiter.acquire("contact", visitor);
  expect(await limiter.acquire("contact", visitor)).toHaveProperty("retryAfter");
  if ("release" in first) await first.release();
  expect(await limiter.acquire("contact", visitor)).toHaveProperty("release");
});

test("a slot is released before the response, after which the platform may suspend the process", async () => {
  const events: string[] = [];
  const release = async (): Promise<void> => {
    await settle(50);
    events.push("given back");
  };
  await post({ acquire: () => Promise.resolve({ release }) }, visitor, "contact", 1);
  expect(events.concat("answered")).toEqual(["given back", "answered"]);
});

test("only accepted messages are counted, and concurrent ones share the limit", async () => {
  const limiter = limiterOn({ address: 5, site: 100 });
  const unwilling = await startMailPeer({ onMailFrom: (_address, _session, done) => done(reply(550)) });
  closers.push(unwilling.close);
  for (let count = 0; count < 8; count += 1) {
    expect((await post(limiter, visitor, "contact", unwilling.port)).status).toBe(502);
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(limiter, visitor)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect((await post(limiter, visitor)).status).toBe(429);
});

test("all addresses of an IPv6 /64 network share the limit", async () => {
  const limiter = limiterOn({ address: 1, site: 8 });
  expect((await post(limiter, "2001:db8:0:7::1")).status).toBe(200);
  expect((await post(limiter, "2001:DB8:0:7:dead:beef:0:2")).status).toBe(429);
  expect((await post(limiter, "2001:db8:0:8::1")).status).toBe(200);
});

test.each(["203.0.113.7, 198.51.100.1", "", "unknown", "203.0.113.7:80"])(
  "%j is no address, so that only the messages of all visitors are counted",
  async (client) => {
    const limiter = limiterOn({ address: 1, site: 2 });
    expect((await post(limiter, client)).status).toBe(200);
    expect((await post(limiter, client)).status).toBe(200);
    expect((await post(limiter, client)).status).toBe(429);
  },
);

test("the limits are settings; the default is 30 messages of a form for each address", async () => {
  const { handle, payload } = testForm("contact");
  const fill = async (source: Record<string, string>, client: string): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const relay: Relay = {
        transport: createSmtpTransport,
        source: { ...testSettings(peer.port), ...source },
      };
      // What a visitor says of the address counts for nothing.
      const headers = { "x-nf-client-connection-ip": `::${count}`, "x-forwarded-for": `::${count}` };
      const request = { ...jsonRequest(payload, headers), address: client };
      if ((await call((req, address) => handle(req, address, relay), request)).status !== 200) return count;
    }
  };
  expect(await fill({}, "203.0.113.8")).toBe(30);
  expect(await fill({ RATE_LIMIT_ADDRESS: "2" }, "203.0.113.8")).toBe(2);
  expect(await fill({ RATE_LIMIT_SITE: "4" }, "203.0.113.8")).toBe(4);
}, 15_000);

test("the default for all visitors is 600 messages of a form", async () => {
  const server = { host: "127.0.0.1", port: peer.port, secure: false, loopback: true };
  const limiter = configuredLimiter(server, {});
  const slots = [];
  for (let count = 0; count <= 600; count += 1) slots.push(await limiter.acquire("form", undefined));
  expect(slots.findIndex((slot) => "retryAfter" in slot)).toBe(600);
});

test("an unreachable Redis is logged once, and every request is served", async () => {
  const limiter = limiterOn({ address: 3, site: 8 }, `redis://127.0.0.1:${await freePort()}`);
  expect(await scenario(limiter)).toEqual(expected);
  await settle();
  expect(stdout.filter((line) => line.includes("redis"))).toEqual(['{"event":"redis-unreachable"}\n']);
});

/** Starts a fake Redis whose reply to each command (RESP) `answer` writes. */
async function startAnswering(answer: (socket: Socket, command: string) => void): Promise<string> {
  const server = createServer((socket) => {
    closers.push(() => socket.destroy());
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      // Each command begins with the number of its words.
      for (const command of chunk.toString().split(/(?=\*\d+\r\n)/)) answer(socket, command);
    });
  }).listen(0, "127.0.0.1");
  closers.push(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return `redis://127.0.0.1:${port}`;
}

// Other commands get a correct reply, so that the connection is ready.
const counts = (reply: string) => (socket: Socket, command: string) =>
  void socket.write(/\r\neval/i.test(command) ? reply : "+OK\r\n");
const wrongReplies: [string, (socket: Socket, command: string) => void][] = [
  ["says nothing", () => undefined],
  ["hangs up", (socket) => void socket.destroy()],
  ["speaks HTTP", (socket) => void socket.write("HTTP/1.1 400 Bad Request\r\n\r\n")],
  ["counts and says nothing", counts("")],
  ["counts with an error", counts("-ERR no\r\n")],
  ["counts with a wrong type", counts("-WRONGTYPE no\r\n")],
  ["counts OK", counts("+OK\r\n")],
  ["counts nil", counts("$-1\r\n")],
  ["counts one number", counts(":1\r\n")],
  ["counts an empty list", counts("*0\r\n")],
  ["counts in words", counts("*2\r\n+many\r\n+soon\r\n")],
  ["counts without a wait", counts("*2\r\n:99999\r\n$-1\r\n")],
  ["counts with a wait below zero", counts("*2\r\n:99999\r\n:-1\r\n")],
  ["counts with a wait longer than the window", counts("*2\r\n:99999\r\n:600001\r\n")],
];

test.each(wrongReplies)(
  "a Redis that %s stops no message",
  async (_what, answer) => {
    const limiter = limiterOn({ address: 9, site: 9 }, await startAnswering(answer));
    for (let count = 0; count < 3; count += 1) expect((await post(limiter, visitor)).status).toBe(200);
    expect(peer.messages).toHaveLength(3);
  },
  15_000,
);

describe("a real Redis", () => {
  const redisTest = peerTest(hasRedis());
  let redis: RedisPeer;
  let stopped = false;

  beforeEach(async () => {
    redis = await startRedis();
    stopped = false;
    closers.push(() => (stopped ? undefined : redis.stop()));
  });

  redisTest("gives the same answers as memory, also where two instances share it", async () => {
    const limiters = [
      limiterOn({ address: 3, site: 8 }, redis.url),
      limiterOn({ address: 3, site: 8 }, redis.url),
    ];
    let turn = 0;
    const shared: Limiter = { acquire: (...rest) => (limiters[turn++ % 2] as Limiter).acquire(...rest) };
    expect(await scenario(shared)).toEqual(expected);
    const reader = new Redis(redis.url);
    closers.push(() => reader.disconnect());
    const keys = await reader.keys("*");
    expect(keys.join()).not.toMatch(/203|2001|198\.51/);
    for (const key of keys) expect(await reader.ttl(key)).toBeGreaterThan(0);
    expect(stdout.join()).not.toContain("redis");
  });

  redisTest("holds only codes, which nobody makes without the secret", async () => {
    await limiterOn({ address: 3, site: 8 }, redis.url).acquire("contact", visitor);
    const reader = new Redis(redis.url);
    closers.push(() => reader.disconnect());
    expect((await reader.keys("*")).sort()).toEqual([
      "forms:form:contact",
      `forms:visitor:contact:${createVisitorCode(secret)(visitor)}`,
    ]);
  });

  redisTest("that goes away stops nothing, and is noticed once", async () => {
    const limiter = limiterOn({ address: 2, site: 99 }, redis.url);
    expect((await post(limiter, visitor)).status).toBe(200);
    await redis.stop();
    stopped = true;
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await post(limiter, visitor)).status);
    // This instance now counts for itself, from nothing.
    expect(statuses).toEqual([200, 200, 429]);
    await until(() => notices() > 0);
    await settle(secondTry);
    expect(notices()).toBe(1);
  });

  redisTest(
    "that comes back and goes away again is noticed again",
    async () => {
      const limiter = limiterOn({ address: 99, site: 99 }, redis.url);
      await limiter.acquire("contact", visitor);
      await redis.stop();
      await until(() => notices() > 0);
      redis = await startRedis(redis.port);
      const reader = new Redis(redis.url);
      reader.on("error", () => undefined);
      closers.push(() => reader.disconnect());
      await until(async () => {
        await limiter.acquire("contact", visitor);
        return (await reader.keys("forms:form*")).length > 0;
      });
      await redis.stop();
      stopped = true;
      await until(() => notices() > 1);
      await settle(secondTry);
      expect(notices()).toBe(2);
    },
    15_000,
  );
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}
