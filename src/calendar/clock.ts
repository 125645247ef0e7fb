/** The moment that `npm test` builds the contents of the tests at, in ISO 8601. Their dates lie around it. */
export const testTime = "2026-03-05T15:00:00Z";

/**
 * Reads the clock that builds and content checks calculate with. TEST_TIME, a moment in ISO 8601, stops it for tests.
 * @throws if TEST_TIME is invalid, or is set on Netlify
 */
export function readClock({ TEST_TIME, NETLIFY }: NodeJS.ProcessEnv = process.env): Date {
  if (TEST_TIME === undefined || TEST_TIME === "") return new Date();
  if (NETLIFY)
    throw new Error("TEST_TIME is for tests. Remove it from the environment of this Netlify site.");
  const time = new Date(TEST_TIME);
  if (Number.isNaN(time.getTime()))
    throw new Error(`TEST_TIME is "${TEST_TIME}", which is not a time. Write it like ${testTime}.`);
  return time;
}
