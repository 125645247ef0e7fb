import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { requiredSettingNames } from "../../functions/relay/settings";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { readContent } from "../../src/content-model/check";
import { checkLaunch, describeLaunch, mailProblems, scheduleProblems } from "./check-launch";
import { exampleDomainsIn } from "../../src/content-model/samples";
import { findOutdatedFiles } from "../outdated-files";
import { contentProblems, strayExampleDomainsIn } from "./content-problems";

jest.mock("../outdated-files", () => ({ findOutdatedFiles: jest.fn(() => []) }));

const ownMail = {
  ...Object.fromEntries(requiredSettingNames.map((name) => [name, `${name.toLowerCase()}@ministry.church`])),
  SMTP_URL: "smtps://site:secret@smtp.mailhost.church:465",
};

let root: string;
const read = (file: string) => readFileSync(join(root, file), "utf8");

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

// The tests' content, filled in as a ministry would.
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "launch-"));
  cpSync(fixedContent, join(root, "content"), { recursive: true });
  cpSync("netlify.toml", join(root, "netlify.toml"));
  mkdirSync(join(root, ".config"));
  for (const name of readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })) {
    const file = `content/${name}`;
    if (!/\.(?:json|mdx)$/.test(name)) continue;
    const filledSource = read(file)
      .replace(/\.example\b/g, ".church")
      .replace(/^sample: true\n|"sample": true,\s*|,\s*"sample": true/gm, "");
    write(file, filledSource);
  }
  const site = JSON.parse(read("content/site.json")) as object;
  const legal = { responsible: "A", address: "B", taxStatus: "C", refunds: "D" };
  write("content/site.json", JSON.stringify({ ...site, legal }, null, 2));
  for (const name of ["gifts", "levels"]) {
    const list = JSON.parse(read(`content/partnership/${name}.json`)) as object;
    write(`content/partnership/${name}.json`, JSON.stringify({ sharedLink: true, ...list }, null, 2));
  }
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

test("if the content is ready for the launch, only outdated files are listed", () => {
  expect(describeLaunch(checkLaunch(root, ownMail))).toBe("launch: no steps are left");
  const oldFile = { file: "content/old.pdf", field: "", problem: "is old.", fix: "Make it again." };
  jest.mocked(findOutdatedFiles).mockReturnValueOnce([oldFile]);
  expect(describeLaunch(checkLaunch(root, ownMail))).toMatch(
    /content\/old\.pdf[^]*\nlaunch: still to do: other steps \(1\)$/,
  );
});

const list = { page: "https://list.church/join", form: "https://list.church/subscribe" };
const gift = (link: string) => ({ amount: "$25", text: "A gift", href: `{links.${link}}` });

test.each<[string, string, object, string[]]>([
  ["an example’s domain", "site.json", { url: "https://old.example" }, ["url"]],
  [
    "a missing legal line",
    "site.json",
    { legal: { responsible: "A", address: "B", taxStatus: "C" } },
    ["legal.refunds"],
  ],
  ["an email list without redirects", "site.json", { emailList: list }, ["emailList.redirectsTo"]],
  [
    "a complete email list",
    "site.json",
    { emailList: { ...list, redirectsTo: ["https://list.church"] } },
    [],
  ],
  [
    "a shared payment link",
    "partnership/gifts.json",
    { sharedLink: false, gifts: [gift("gifts"), gift("gifts")] },
    ["gifts"],
  ],
  [
    "separate payment links",
    "partnership/gifts.json",
    { sharedLink: false, gifts: [gift("gifts"), gift("book")] },
    [],
  ],
])("with %s in %s (%j), the check lists these fields: %j", (_what, name, change, fieldNames) => {
  const file = `content/${name}`;
  const source = read(file);
  write(file, JSON.stringify({ ...(JSON.parse(source) as object), ...change }, null, 2));
  const steps = checkLaunch(root, ownMail).steps.filter((one) => one.file === file);
  write(file, source);
  expect(steps.map(({ field }) => field)).toEqual(fieldNames);
});

test("an example domain in a text is reported with its line", () => {
  const file = "content/articles/when-the-wall-is-wide.mdx";
  const source = read(file);
  const changedSource = source.concat("\nWrite to a@old.test.\n");
  write(file, changedSource);
  const steps = checkLaunch(root, ownMail).steps.filter((one) => one.file === file);
  write(file, source);
  expect(steps.map(({ line = 0 }) => changedSource.split("\n")[line - 1])).toEqual(["Write to a@old.test."]);
});

test("legal lines for givers are required only if there is a partner page", () => {
  const requiredFields = (hasAll: boolean) => {
    const content = readContent(fixedContent);
    const deletedFiles = ["pages/partner.json", "forms/prayer.json"];
    const files = content.files
      .filter(({ file }) => hasAll || !deletedFiles.includes(file))
      .map((one) =>
        one.file === "site.json" ? { ...one, data: { ...(one.data as object), legal: {} } } : one,
      );
    return contentProblems({ ...content, files })
      .map(({ field }) => field)
      .filter((field) => /^legal\.|^addresses\.prayer/.test(field));
  };
  expect(requiredFields(true)).toEqual(expect.arrayContaining(["legal.taxStatus", "addresses.prayer.email"]));
  expect(requiredFields(false)).toEqual(["legal.responsible", "legal.address"]);
});

test("samples are counted and listed by page, with facts and promises first", () => {
  const markedParts: [string, string?][] = [
    ["content/pages/home.json", "biography"],
    ["content/pages/home.json"],
    ["content/pages/excerpt.json"],
    ["content/pages/partner.json", "faq"],
    ["content/pages/speaking.json", "planning"],
    ["content/pages/speaking.json", "testimonials"],
  ];
  const sources = new Map(markedParts.map(([file]) => [file, read(file)]));
  for (const [file, group] of markedParts) {
    const page = JSON.parse(read(file)) as Record<string, object>;
    const change = group === undefined ? {} : { [group]: { ...page[group], sample: true } };
    write(file, JSON.stringify({ ...page, ...(group === undefined ? { sample: true } : change) }, null, 2));
  }
  const output = describeLaunch(checkLaunch(root, ownMail));
  for (const [file, text] of sources) write(file, text);
  expect(output).toMatch(
    /FACTS AND PROMISES: 3\n[^]*\/partner\n {2}content\/pages\/partner\.json faq \(line \d+\)\n[^]*“No\. The monthly gathering is free[^]*WORKS: 2\n[^]*\/: content\/pages\/home\.json biography \(line \d+\): “[^]*OTHER TEXTS: 1\n/,
  );
  expect(output).toMatch(/\(line \d+\), with content\/book\/outline\.json, content\/excerpt\/: “/);
  // A button label that quotes a title is a fact. A name, a role and a place are on one line.
  expect(output).toContain("“Watch “A Map Before a Battle Cry””");
  expect(output).toMatch(/“Pastor Renee C\.” “[^”]+” “[^”]+”\n/);
  expect(output).toMatch(/launch: still to do: facts and promises \(3\), works \(2\), other texts \(1\)/);
});

test("each missing mail setting is listed as a remaining step", () => {
  const report = checkLaunch(".", {});
  expect(describeLaunch(report)).toMatch(
    new RegExp(
      `launch: still to do: (?:[a-z ]+ \\(\\d+\\), )*other steps \\(${String(report.steps.length)}\\)$`,
    ),
  );
  const settings = report.steps
    .filter(({ file }) => file.startsWith("mail settings"))
    .map(({ field }) => field);
  expect(settings).toEqual(expect.arrayContaining([...requiredSettingNames]));
});

test.each([
  ["CONTACT_TO", "info@ministry.example", "contains a domain that is reserved for examples and tests."],
  ["SMTP_URL", "smtp://127.0.0.1:1025", "points to this computer."],
  ["SMTP_URL", "smtp://localhost:1025", "points to this computer."],
  ["RATE_LIMIT_SITE", "plenty", "is invalid."],
])("the setting %s is reported without its value %s", (field, value, problem) => {
  const problems = mailProblems({ ...ownMail, [field]: value });
  expect(problems).toEqual([expect.objectContaining({ field, problem })]);
  expect(JSON.stringify(problems)).not.toContain(value);
});

test.each([
  ["10 5 * * *", "America/New_York", []],
  ["10 23 * * *", "Europe/Berlin", []],
  ["10 5 * * *", "America/Chicago", ['Write "10 6 * * *".']],
  ["10 5 * * *", "Pacific/Auckland", ['Write "10 12 * * *".']],
  ["@hourly", "America/Chicago", []],
])("if the daily check is at %s and the zone is %s, the fixes are %j", (schedule, zone, fixes) => {
  const folder = mkdtempSync(join(tmpdir(), "schedule-"));
  writeFileSync(join(folder, "netlify.toml"), `[functions.daily]\nschedule = "${schedule}"\n`);
  expect(scheduleProblems(folder, zone).map(({ fix }) => fix)).toEqual(fixes);
  rmSync(folder, { recursive: true });
});

test.each([
  ["mailto:info@Mail.Ministry.EXAMPLE?subject=a", ["Mail.Ministry.EXAMPLE"]],
  ["See www.example.com, example.org or a.example.net.", ["www.example.com", "example.org", "a.example.net"]],
  ["http://localhost:8000/ and site.test and no.invalid", ["localhost", "site.test", "no.invalid"]],
  ["For example. A test, invalid. https://my-example.com https://the.test.org", []],
])("the example domains in “%s” are %j", (text, domains) => {
  expect(exampleDomainsIn(text)).toEqual(domains);
});

test("a text may contain an example of an email address", () => {
  expect(strayExampleDomainsIn("Check it: name@example.com.")).toEqual([]);
});
