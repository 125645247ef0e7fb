/** The time for which `npm test` builds the tests' content, in ISO 8601. The dates in that content are near it. */
export const testTime = "2026-03-05T15:00:00Z";

/**
 * Returns the current time for builds and content checks. In tests, returns TEST_TIME (ISO 8601).
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
