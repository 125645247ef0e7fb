import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { Redis } from "ioredis";
import { call, jsonRequest, nativeRequest, type TestAnswer } from "../../testing/call";
import { testForm, testSettings } from "../../testing/forms";
import { reply, startMailPeer, type MailPeer } from "../../testing/mail-peer";
import { freePort } from "../../testing/free-port";
import { hasRedis, startRedis, type RedisPeer } from "../../testing/redis-peer";
import { createLimiter, type Limiter } from "./limiter";
import { createStores, type LimiterStores } from "./limiter-stores";
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
  const stores: LimiterStores = createStores(limits, secret, redisUrl);
  closers.push(stores.close);
  return createLimiter(stores);
}

async function post(
  limiter: Limiter,
  client?: string,
  name = "contact",
  port = peer.port,
): Promise<TestAnswer> {
  const { handle, payload } = testForm(name);
  const relay: Relay = { transport: createSmtpTransport, source: testSettings(port), limiter };
  const headers: Record<string, string> = client === undefined ? {} : { "x-nf-client-connection-ip": client };
  return call((req, res) => handle(req, res, relay), jsonRequest(payload, headers));
}

async function settle(time = 300): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, time));
}

/** How often it was said that Redis cannot be reached. */
function notices(): number {
  return stdout.filter((line) => line.includes("redis")).length;
}

// In ms: once the first try to connect anew has failed, the second is over by then.
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
  await send("198.51.100.1"); // until the whole site is at its ceiling.
  await send();
  return statuses;
}
const expected = [200, 200, 200, 429, 200, 200, 200, 200, 200, 429, 429, 429];

test("in memory: three for an address and form, eight for the site", async () => {
  expect(await scenario(limiterOn({ address: 3, site: 8 }))).toEqual(expected);
  expect(peer.messages).toHaveLength(8);
  expect(stdout.join()).not.toMatch(/203\.0|2001:db8|198\.51/);
});

test("one too many is told when to try again", async () => {
  const limiter = limiterOn({ address: 1, site: 8 });
  await post(limiter, visitor);
  const { status, headers, body } = await post(limiter, visitor);
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(590);
  expect(Number(headers["retry-after"])).toBeLessThanOrEqual(600);
  expect(JSON.parse(body)).toMatchObject({ type: "urn:problem-type:form:limited", status: 429 });
  expect(stdout[1]).toContain('"outcome":"limited","smtpCode":null');
});

test("without script one too many gets the words back", async () => {
  const { handle, payload } = testForm("contact");
  const relay: Relay = {
    transport: createSmtpTransport,
    source: testSettings(peer.port),
    limiter: limiterOn({ address: 1, site: 1 }),
  };
  const request = nativeRequest(payload as Record<string, string>);
  expect((await call((req, res) => handle(req, res, relay), request)).status).toBe(303);
  const { status, headers, body } = await call((req, res) => handle(req, res, relay), request);
  expect(status).toBe(429);
  expect(headers["retry-after"]).toMatch(/^\d+$/);
  expect(body).toContain(">\nCANARYmessage</textarea>");
});

test("one that was refused takes no place of those that are given back", async () => {
  const limiter = limiterOn({ address: 2, site: 8 });
  const first = await limiter.take("contact", visitor);
  await limiter.take("contact", visitor);
  expect(await limiter.take("contact", visitor)).toHaveProperty("retryAfter");
  if ("giveBack" in first) await first.giveBack();
  expect(await limiter.take("contact", visitor)).toHaveProperty("giveBack");
});

test("what was not accepted is not counted, and the limit holds for many at once", async () => {
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

test("a subscriber who changes the second half of an IPv6 address is still the same one", async () => {
  const limiter = limiterOn({ address: 1, site: 8 });
  expect((await post(limiter, "2001:db8:0:7::1")).status).toBe(200);
  expect((await post(limiter, "2001:DB8:0:7:dead:beef:0:2")).status).toBe(429);
  expect((await post(limiter, "2001:db8:0:8::1")).status).toBe(200);
});

test.each(["203.0.113.7, 198.51.100.1", "", "unknown", "203.0.113.7:80"])(
  "%j is no address, so that only the site's messages are counted",
  async (client) => {
    const limiter = limiterOn({ address: 1, site: 2 });
    expect((await post(limiter, client)).status).toBe(200);
    expect((await post(limiter, client)).status).toBe(200);
    expect((await post(limiter, client)).status).toBe(429);
  },
);

test("the settings decide, 30 for an address and form by default", async () => {
  const { handle, payload } = testForm("contact");
  const fill = async (source: Record<string, string>, client: string): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const relay: Relay = {
        transport: createSmtpTransport,
        source: { ...testSettings(peer.port), ...source },
      };
      const request = jsonRequest(payload, {
        "x-nf-client-connection-ip": client,
        "x-forwarded-for": `::${count}`,
      });
      if ((await call((req, res) => handle(req, res, relay), request)).status !== 200) return count;
    }
  };
  expect(await fill({}, "203.0.113.8")).toBe(30);
  expect(await fill({ RATE_LIMIT_ADDRESS: "2" }, "203.0.113.8")).toBe(2);
  expect(await fill({ RATE_LIMIT_SITE: "4" }, "203.0.113.8")).toBe(4);
}, 15_000);

test("a Redis that is not there is noticed once, and every request is served", async () => {
  const limiter = limiterOn({ address: 3, site: 8 }, `redis://127.0.0.1:${await freePort()}`);
  expect(await scenario(limiter)).toEqual(expected);
  await settle();
  expect(stdout.filter((line) => line.includes("redis"))).toEqual(['{"event":"redis-unreachable"}\n']);
});

test("a Redis that says nothing is not waited for", async () => {
  const silent = createServer((socket) => closers.push(() => socket.destroy())).listen(0, "127.0.0.1");
  closers.push(() => silent.close());
  await once(silent, "listening");
  const { port } = silent.address() as { port: number };
  const limiter = limiterOn({ address: 3, site: 8 }, `redis://127.0.0.1:${port}`);
  expect((await post(limiter, visitor)).status).toBe(200);
  await settle();
  expect((await post(limiter, visitor)).status).toBe(200);
});

describe("a real Redis", () => {
  const here = hasRedis() ? test : test.skip;
  let redis: RedisPeer;
  let stopped = false;

  beforeEach(async () => {
    if (!hasRedis()) return;
    redis = await startRedis();
    stopped = false;
    closers.push(() => (stopped ? undefined : redis.stop()));
  });

  here("gives the same answers as memory, also where two instances share it", async () => {
    const limiters = [
      limiterOn({ address: 3, site: 8 }, redis.url),
      limiterOn({ address: 3, site: 8 }, redis.url),
    ];
    let turn = 0;
    const shared: Limiter = { take: (...rest) => (limiters[turn++ % 2] as Limiter).take(...rest) };
    expect(await scenario(shared)).toEqual(expected);
    const reader = new Redis(redis.url);
    closers.push(() => reader.disconnect());
    const keys = await reader.keys("*");
    expect(keys.filter((key) => key.startsWith("forms:salt:"))).toHaveLength(1);
    expect(keys.join()).not.toMatch(/203|2001|198\.51/);
    for (const key of keys) expect(await reader.ttl(key)).toBeGreaterThan(0);
    expect(stdout.join()).not.toContain("redis");
  });

  here("holds nothing by which its codes can be turned back", async () => {
    const limits = { address: 3, site: 8 };
    const [one, same, other] = [secret, secret, "another"].map((each) => {
      const stores = createStores(limits, each, redis.url);
      closers.push(stores.close);
      return stores;
    }) as [LimiterStores, LimiterStores, LimiterStores];
    await Promise.all([one, same, other].map(({ opened }) => opened));
    await createLimiter(one).take("contact", visitor);
    const reader = new Redis(redis.url);
    closers.push(() => reader.disconnect());
    const keys = await reader.keys("*");
    const salt = (await reader.get(keys.find((key) => key.startsWith("forms:salt:")) ?? "")) ?? "";
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    const guessed = createHmac("sha256", salt).update(visitor).digest("base64url");
    expect(keys.filter((key) => key.includes(guessed))).toEqual([]);
    // The salt alone decides nothing: the same secret makes the same code of it, another secret another.
    const code = await one.hash(visitor);
    expect(keys.filter((key) => key.includes(code))).toHaveLength(1);
    expect(await same.hash(visitor)).toBe(code);
    expect(await other.hash(visitor)).not.toBe(code);
  });

  here("that goes away stops nothing, and is noticed once", async () => {
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

  here(
    "that comes back and goes away again is noticed again",
    async () => {
      const limiter = limiterOn({ address: 99, site: 99 }, redis.url);
      await limiter.take("contact", visitor);
      await redis.stop();
      await until(() => notices() > 0);
      redis = await startRedis(redis.port);
      const reader = new Redis(redis.url);
      reader.on("error", () => undefined);
      closers.push(() => reader.disconnect());
      await until(async () => {
        await limiter.take("contact", visitor);
        return (await reader.keys("forms:site*")).length > 0;
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
