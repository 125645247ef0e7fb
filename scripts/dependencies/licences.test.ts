import rules from "../../.config/licences.json";
import { groupByLicence, isAllowed, isNamed } from "./licences";
import { readLockfile } from "./lockfile";

test("every package has an allowed licence", () => {
  const groups = groupByLicence(readLockfile(), rules);
  expect(groups.length).toBeGreaterThan(5);
  expect(groups.filter(([licence]) => !isAllowed(licence, rules.allowed))).toEqual([]);
});

test("no exception outlives its package", () => {
  const silent = readLockfile().filter(({ license }) => !isNamed(license));
  expect(Object.keys(rules.stated).sort()).toEqual([...new Set(silent.map(({ name }) => name))].sort());
});

test.each([
  ["MIT", true],
  ["GPL-3.0-only", false],
  ["(GPL-3.0-only OR MIT)", true],
  ["MIT AND GPL-3.0-only", false],
  ["(MIT OR GPL-3.0-only) AND Proprietary-1", false],
  ["MIT AND (GPL-3.0-only OR Proprietary-1)", false],
  ["MIT AND (GPL-3.0-only OR (MIT AND MIT))", true],
  ["MIT OR (GPL-3.0-only AND Proprietary-1)", true],
  ["(MIT", false],
  ["()", false],
  ["", false],
])("%s: %s", (expression, expected) => {
  expect(isAllowed(expression, ["MIT"])).toBe(expected);
});
