import type { Redis } from "ioredis";
import { createDailySalt, createSharedSalt } from "./daily-salt";

const day = 86_400_000;
let now: number;

/** As much of Redis as a salt asks for; `isThere` says whether it answers. */
function fakeRedis() {
  const held = new Map<string, string>();
  const redis = {
    isThere: true,
    set: (key: string, value: string, _ex: "EX", _seconds: number, _nx: "NX") => {
      if (!redis.isThere) return Promise.reject(new Error("gone"));
      if (!held.has(key)) held.set(key, value);
      return Promise.resolve("OK");
    },
    get: (key: string) => Promise.resolve(held.get(key) ?? null),
  };
  return redis;
}

const sharedBy = (redis: ReturnType<typeof fakeRedis>) =>
  createSharedSalt(redis as unknown as Redis, createDailySalt(clock), clock);

const clock = () => now;

beforeEach(() => {
  now = Date.UTC(2026, 2, 8, 12);
});

test("a salt is the same all day, and another the next", async () => {
  const salt = createDailySalt(clock);
  const first = await salt();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  now += 0.4 * day;
  expect(await salt()).toBe(first);
  now += 0.2 * day;
  expect(await salt()).not.toBe(first);
});

test("all who use the same Redis have the same salt, each day another", async () => {
  const redis = fakeRedis();
  const salts = [sharedBy(redis), sharedBy(redis)];
  const [one, other] = await Promise.all(salts.map((salt) => salt()));
  expect(one).toBe(other);
  now += day;
  expect(await salts[0]?.()).not.toBe(one);
});

test("while Redis is gone the own salt serves, and Redis is asked again", async () => {
  const redis = fakeRedis();
  const salt = sharedBy(redis);
  redis.isThere = false;
  const own = await salt();
  expect(await salt()).toBe(own);
  redis.isThere = true;
  expect(await salt()).not.toBe(own);
  expect(await salt()).toBe(await sharedBy(redis)());
});
