import { createServer, type Socket } from "node:net";
import { Redis } from "ioredis";
import { freePort, listenLocally } from "../testing/free-port";
import { peerTest } from "../testing/peer-tests";
import { hasRedis, startRedis, type RedisPeer } from "../testing/redis-peer";
import { createLimiter, type Limiter } from "./limits";

let notices: string[];
const closers: (() => unknown)[] = [];

beforeEach(() => {
  notices = [];
  jest.spyOn(process.stdout, "write").mockImplementation((text) => notices.push(String(text)) > 0);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function limiterOn(redisUrl: string, networkLimit = 3, siteLimit = 8): Limiter {
  const limiter = createLimiter({ limits: { network: networkLimit, site: siteLimit }, redisUrl });
  closers.push(limiter.close);
  return limiter;
}

/**
 * Counts twelve messages to two forms: eight from three visitors, four from unknown networks.
 * @returns whether each message was accepted
 */
async function runScenario(...limiters: Limiter[]): Promise<boolean[]> {
  const messages = [
    ...["ada", "ada", "ada", "ada"].map((visitor) => ["contact", visitor]),
    ["prayer", "ada"],
    ["contact", "ben"],
    ...[1, 2, 3, 4].map(() => ["contact", undefined]),
    ["contact", "cleo"],
    ["prayer", "ada"],
  ] as [string, string | undefined][];
  const acceptances = [];
  for (const [turn, [form, visitor]] of messages.entries()) {
    const result = await limiters[turn % limiters.length]?.count(form, visitor);
    acceptances.push(result !== undefined && "release" in result);
  }
  return acceptances;
}
const expectedAcceptances = [true, true, true, false, true, true, true, true, true, true, false, true];

test("if Redis is unreachable, each instance counts its own messages and logs this once", async () => {
  const url = `redis://canary:canary@127.0.0.1:${await freePort()}`;
  expect(await runScenario(limiterOn(url))).toEqual(expectedAcceptances);
  // The first reconnection, 500 ms later, has failed by then.
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(notices).toEqual(['{"event":"redis-unreachable"}\n']);
});

/** Starts a faulty Redis server, which answers each command with `answer`. @returns its address */
async function startFaultyRedis(answer: (socket: Socket, command: string) => void): Promise<string> {
  const server = createServer((socket) => {
    closers.push(() => socket.destroy());
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      // Each command begins with the number of its parts.
      for (const command of chunk.toString().split(/(?=\*\d+\r\n)/)) answer(socket, command);
    });
  });
  closers.push(() => server.close());
  return `redis://127.0.0.1:${await listenLocally(server)}`;
}

// Other commands get a correct reply, so that the connection is ready.
const answerCounts = (reply: string) => (socket: Socket, command: string) =>
  void socket.write(/\r\neval/i.test(command) ? reply : "+OK\r\n");

test.each<[string, Parameters<typeof startFaultyRedis>[0]]>([
  ["does not answer", () => undefined],
  ["closes the connection", (socket) => void socket.destroy()],
  ["does not answer a count", answerCounts("")],
  ["answers a count with an error", answerCounts("-ERR no\r\n")],
  ["answers a count with text instead of a number", answerCounts("*2\r\n:99999\r\n+soon\r\n")],
])(
  "messages are accepted if Redis %s",
  async (_what, answer) => {
    const limiter = limiterOn(await startFaultyRedis(answer), 9, 9);
    for (const _ of [1, 2, 3]) expect(await limiter.count("contact", "ada")).toHaveProperty("release");
  },
  15_000,
);

describe("a real Redis", () => {
  const redisTest = peerTest(hasRedis());
  let redis: RedisPeer;
  beforeEach(async () => {
    redis = await startRedis();
    closers.push(redis.stop);
  });

  redisTest("is shared by two instances", async () => {
    expect(await runScenario(limiterOn(redis.url), limiterOn(redis.url))).toEqual(expectedAcceptances);
    const reader = new Redis(redis.url);
    closers.push(() => reader.disconnect());
    const keys = await reader.keys("*");
    expect(keys).toContain("forms:visitor:contact:ada");
    for (const key of keys) expect(await reader.ttl(key)).toBeGreaterThan(0);
    expect(notices).toEqual([]);
  });

  redisTest("that stops is logged once, and the instance then counts its own messages", async () => {
    const limiter = limiterOn(redis.url, 2, 99);
    await limiter.count("contact", "ada");
    await redis.stop();
    const acceptances = [];
    for (const _ of [1, 2, 3]) acceptances.push("release" in (await limiter.count("contact", "ada")));
    expect(acceptances).toEqual([true, true, false]);
    // The second reconnection, 500 + 1,000 ms after the stop, has failed by then.
    await new Promise((resolve) => setTimeout(resolve, 1_800));
    expect(notices).toHaveLength(1);
  });
});
