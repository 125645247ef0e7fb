import { readFileSync } from "node:fs";
import type { Failure } from "../outcome";
import { problems } from "./problem";

const guide = readFileSync("docs/launch.md", "utf8");
const failures = Object.keys(problems) as Failure[];

test("operators are told what to do about every outcome", () => {
  const [, table = ""] = guide.split("| outcome");
  for (const failure of failures) expect(table).toContain(`\`${failure}\``);
});

test("operators are told to alert on exactly what is the site's own fault", () => {
  const alert = new RegExp(/"outcome":"\(.*\)"/.exec(guide)?.[0] ?? "");
  const alarming = failures.filter((outcome) => alert.test(JSON.stringify({ outcome })));
  expect(alarming.sort()).toEqual(failures.filter((failure) => problems[failure].status >= 500).sort());
});
