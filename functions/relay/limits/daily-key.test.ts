import { createDailyKey } from "./daily-key";

test("a key is the same for the same salt and secret, and another where either differs", async () => {
  let salt = "today";
  const key = createDailyKey(() => Promise.resolve(salt), "secret");
  const first = await key();
  expect(first).toHaveLength(32);
  expect(await key()).toBe(first);
  expect(await createDailyKey(() => Promise.resolve(salt), "secret")()).toEqual(first);
  expect(await createDailyKey(() => Promise.resolve(salt), "other")()).not.toEqual(first);
  salt = "tomorrow";
  expect(await key()).not.toEqual(first);
});
