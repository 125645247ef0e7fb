import facts from "../../../tests/fixtures/content/facts.json";
import { gatheringFindings } from "./gathering";

const { gathering } = facts;

/** The findings where the gathering's words are these, and its zone is that. */
function findings(time: string, zone: string) {
  const schedule = { ...gathering.schedule, zone };
  return gatheringFindings({ gathering: { ...gathering, time, schedule } }, "en-GB");
}

test.each([
  ["6:00 to 6:30 PM EST", "America/New_York"],
  ["6:00 to 6:30 PM Eastern time", "America/New_York"],
  ["6:00 to 6:30 pm BST", "Europe/London"],
  ["6:00 to 6:30 pm GMT", "Africa/Accra"],
  ["6:00 to 6:30 pm IST", "Asia/Kolkata"],
  ["6:00 to 6:30 pm GMT+5:30", "Asia/Kolkata"],
  ["6:00 to 6:30 pm IST", "Europe/Dublin"],
  ["6:00 to 6:30 pm WAT", "Africa/Lagos"],
  ["6:00 to 6:30 pm SAST", "Africa/Johannesburg"],
  ["6:00 to 6:30 pm AEST", "Australia/Sydney"],
  ["6:00 to 6:30 pm NZDT", "Pacific/Auckland"],
  ["18:00 to 18:30 CET", "Europe/Berlin"],
  ["18:00 to 18:30 CEST", "Europe/Berlin"],
  ["18:00 to 18:30 EET", "Europe/Athens"],
  ["18:00 to 18:30", "Pacific/Apia"],
])("“%s” is a time in %s", (time, zone) => {
  expect(findings(time, zone)).toEqual([]);
});

test.each([
  ["6:00 to 6:30 pm IST", "Europe/London"],
  ["6:00 to 6:30 pm WAT", "Africa/Johannesburg"],
  ["6:00 to 6:30 pm GMT+5:30", "Europe/Berlin"],
  ["6:00 to 6:30 pm PST", "America/New_York"],
])("“%s” is no time in %s", (time, zone) => {
  expect(findings(time, zone).map(({ path }) => path)).toEqual([["gathering", "time"]]);
});
