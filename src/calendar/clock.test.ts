import { readClock, testTime } from "./clock";

test("a build uses TEST_TIME or else the machine's clock, and refuses TEST_TIME on Netlify or with an invalid value", () => {
  expect(Math.abs(readClock({ NETLIFY: "true" }).getTime() - Date.now())).toBeLessThan(60_000);
  expect(readClock({ TEST_TIME: testTime })).toEqual(new Date(testTime));
  expect(() => readClock({ TEST_TIME: testTime, NETLIFY: "true" })).toThrow("TEST_TIME is for tests.");
  expect(() => readClock({ TEST_TIME: "tomorrow" })).toThrow('TEST_TIME is "tomorrow", which is not a time');
});
