import { readFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "smol-toml";
import { scheduleProblems } from "./daily-schedule";

/** What is said of the schedule in netlify.toml for a site in a zone. */
function said(schedule: string, zone: string) {
  const root = mkdtempSync(join(tmpdir(), "schedule-"));
  try {
    writeFileSync(join(root, "netlify.toml"), `[functions.daily]\nschedule = "${schedule}"\n`);
    return scheduleProblems(root, zone).map(({ fix }) => fix);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test.each([
  ["10 5 * * *", "America/New_York"],
  ["10 5 * * *", "America/Bogota"],
  ["10 5 * * *", "Europe/Berlin"],
  ["10 23 * * *", "Europe/Berlin"],
  ["0 14 * * *", "Pacific/Auckland"],
])("%s is in the first hours of a day in %s", (schedule, zone) => {
  expect(said(schedule, zone)).toEqual([]);
});

test.each([
  ["10 5 * * *", "America/Chicago", "10 6 * * *"],
  ["10 5 * * *", "America/Los_Angeles", "10 8 * * *"],
  ["10 5 * * *", "Asia/Kolkata", "10 19 * * *"],
  ["10 5 * * *", "Pacific/Auckland", "10 12 * * *"],
])("%s is late in %s, where it would be %s", (schedule, zone, better) => {
  expect(said(schedule, zone)).toEqual([`Write "${better}".`]);
});

test("another schedule than one of each day is the operator's own", () => {
  expect(said("@hourly", "America/Chicago")).toEqual([]);
});

test("the function that is scheduled is there", () => {
  const { functions } = parse(readFileSync("netlify.toml", "utf8")) as {
    functions: { directory: string; daily: { schedule: string } };
  };
  expect(functions.daily.schedule).toMatch(/^\d+ \d+ \* \* \*$/);
  expect(readFileSync(join(functions.directory, "daily.ts"), "utf8")).toContain("export default");
});
