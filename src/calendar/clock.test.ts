import { readClock, testTime } from "./clock";

test("TEST_TIME replaces the machine's clock, but is an error on Netlify", () => {
  expect(Math.abs(readClock({ NETLIFY: "true" }).getTime() - Date.now())).toBeLessThan(60_000);
  expect(readClock({ TEST_TIME: testTime })).toEqual(new Date(testTime));
  expect(() => readClock({ TEST_TIME: testTime, NETLIFY: "true" })).toThrow("TEST_TIME is for tests.");
  expect(() => readClock({ TEST_TIME: "tomorrow" })).toThrow('TEST_TIME is "tomorrow", which is not a time');
});
