import { createRepeats, memoryTime } from "./repeats";

const accepted = (result: string): boolean => result === "ok";

test("remembers what was accepted, and forgets it in time", async () => {
  let now = 0;
  const repeats = createRepeats(accepted, () => now);
  repeats.add("a", "words", Promise.resolve("ok"));
  await Promise.resolve();
  now = memoryTime - 1;
  expect(await repeats.find("a", "words")).toBe("ok");
  expect(repeats.find("a", "other words")).toBeUndefined();
  expect(repeats.find("b", "words")).toBeUndefined();
  expect(repeats.isTaken("a")).toBe(true);
  now = memoryTime;
  expect(repeats.find("a", "words")).toBeUndefined();
  expect(repeats.isTaken("a")).toBe(false);
});

test("what is under way is there to join, what failed is not", async () => {
  const repeats = createRepeats(accepted);
  let end: (result: string) => void = () => undefined;
  const sending = new Promise<string>((resolve) => (end = resolve));
  repeats.add("a", "words", sending);
  expect(repeats.find("a", "words")).toBe(sending);
  end("no");
  await sending;
  await Promise.resolve();
  expect(repeats.isTaken("a")).toBe(false);
  const broken = Promise.reject<string>(new Error("x"));
  repeats.add("b", "words", broken);
  await broken.catch(() => undefined);
  await Promise.resolve();
  expect(repeats.isTaken("b")).toBe(false);
});

test("a failure leaves alone what came after it under the same name", async () => {
  const repeats = createRepeats(accepted);
  let end: (result: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => (end = resolve));
  repeats.add("a", "words", first);
  repeats.add("a", "words", Promise.resolve("ok"));
  end("no");
  await first;
  await Promise.resolve();
  expect(await repeats.find("a", "words")).toBe("ok");
});

test("what is over its time is gone, and takes no place from what is under way", async () => {
  jest.useFakeTimers();
  const repeats = createRepeats(accepted, Date.now, 2);
  repeats.add("slow", "words", new Promise(() => undefined));
  repeats.add("a", "words", Promise.resolve("ok"));
  await Promise.resolve();
  jest.advanceTimersByTime(memoryTime);
  repeats.add("b", "words", Promise.resolve("ok"));
  expect(["slow", "a", "b"].map((name) => repeats.isTaken(name))).toEqual([true, false, true]);
  jest.useRealTimers();
});

test("holds no more than its size, the newest", () => {
  const repeats = createRepeats(accepted, Date.now, 3);
  for (const name of ["a", "b", "c", "d"]) repeats.add(name, "words", Promise.resolve("ok"));
  expect(["a", "b", "c", "d"].map((name) => repeats.isTaken(name))).toEqual([false, true, true, true]);
});
