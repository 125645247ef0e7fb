import { createIdempotencyStore, retentionTime } from "./idempotency-store";

const accepted = (result: string): boolean => result === "ok";

test("remembers accepted drafts for ten minutes", async () => {
  let now = 0;
  const store = createIdempotencyStore(accepted, () => now);
  store.add("a", Promise.resolve("ok"));
  await Promise.resolve();
  now = 10 * 60_000 - 1;
  expect(await store.find("a")).toBe("ok");
  expect(store.find("b")).toBeUndefined();
  now += 1;
  expect(store.find("a")).toBeUndefined();
});

test("a pending sending can be joined, a failed one cannot", async () => {
  const store = createIdempotencyStore(accepted);
  let end: (result: string) => void = () => undefined;
  const sending = new Promise<string>((resolve) => (end = resolve));
  store.add("a", sending);
  expect(store.find("a")).toBe(sending);
  end("no");
  await sending;
  await Promise.resolve();
  expect(store.find("a")).toBeUndefined();
  const broken = Promise.reject<string>(new Error("x"));
  store.add("b", broken);
  await broken.catch(() => undefined);
  await Promise.resolve();
  expect(store.find("b")).toBeUndefined();
});

test("a failure does not remove a later entry with the same id", async () => {
  const store = createIdempotencyStore(accepted);
  let end: (result: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => (end = resolve));
  store.add("a", first);
  store.add("a", Promise.resolve("ok"));
  end("no");
  await first;
  await Promise.resolve();
  expect(await store.find("a")).toBe("ok");
});

test("an expired entry is removed, and does not displace pending ones", async () => {
  jest.useFakeTimers();
  const store = createIdempotencyStore(accepted, Date.now, 2);
  store.add("slow", new Promise(() => undefined));
  store.add("a", Promise.resolve("ok"));
  await Promise.resolve();
  jest.advanceTimersByTime(retentionTime);
  store.add("b", Promise.resolve("ok"));
  expect(["slow", "a", "b"].map((id) => store.find(id) !== undefined)).toEqual([true, false, true]);
  jest.useRealTimers();
});

test("holds 2,000 drafts", () => {
  const store = createIdempotencyStore(accepted);
  for (let id = 0; id <= 2_000; id += 1) store.add(String(id), Promise.resolve("ok"));
  expect([0, 1, 2_000].map((id) => store.find(String(id)) !== undefined)).toEqual([false, true, true]);
});

test("keeps the newest entries up to its size", () => {
  const store = createIdempotencyStore(accepted, Date.now, 3);
  const ids = ["a", "b", "c", "d"];
  for (const id of ids) store.add(id, Promise.resolve("ok"));
  expect(ids.map((id) => store.find(id) !== undefined)).toEqual([false, true, true, true]);
});
