import { readFileSync } from "node:fs";
import type { Failure } from "../outcome";
import { problems } from "./problem";

const guide = readFileSync("docs/launch.md", "utf8");
const failures = Object.keys(problems) as Failure[];

test("docs/launch.md explains every outcome to operators", () => {
  const [, table = ""] = guide.split("| outcome");
  for (const failure of failures) expect(table).toContain(`\`${failure}\``);
});

test("docs/launch.md lists the outcomes to alert on: those that are the site's own fault", () => {
  const alert = new RegExp(/"outcome":"\(.*\)"/.exec(guide)?.[0] ?? "");
  const alarming = failures.filter((outcome) => alert.test(JSON.stringify({ outcome })));
  expect(alarming.sort()).toEqual(failures.filter((failure) => problems[failure].status >= 500).sort());
});
