import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkLaunch, describeLaunch } from "./check";
import { mailProblems } from "./mail";
import type { LaunchKind, LaunchProblem } from "./problem";
import { copyProject, fillIn, noteAsMade } from "./testing";

const ownMail = {
  SMTP_URL: "smtps://site:secret@smtp.mailhost.church:465",
  MAIL_FROM: "website@ministry.church",
  CONTACT_TO: "info@ministry.church",
  BOOKING_TO: "bookings@ministry.church",
  PRAYER_TO: "prayer@ministry.church",
  PRAYER_CONFIDENTIAL_TO: "ruth@ministry.church",
};

const ofKind = (problems: readonly LaunchProblem[], kind: LaunchKind) =>
  problems.filter((problem) => problem.kind === kind);
const places = (problems: readonly LaunchProblem[]) => problems.map(({ file, field }) => `${file} ${field}`);

/** Every line of content/ that fits, as "file:line", read without the content model. */
function linesWith(pattern: RegExp): string[] {
  return readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(json|mdx)$/.test(name))
    .flatMap((name) =>
      readFileSync(join("content", name), "utf8")
        .split("\n")
        .flatMap((line, index) => (pattern.test(line) ? [`content/${name}:${index + 1}`] : [])),
    )
    .sort();
}

describe("on the sample", () => {
  const problems = checkLaunch(".", {});

  it.each<[string, LaunchKind, RegExp]>([
    ["every mark of a sample, on its line", "sample", /^\s*"?sample"?: true/],
    ["every example domain, on its line", "domain", /(?<!name@)\b[a-z]+\.example\b/],
  ])("names %s", (_, kind, pattern) => {
    const found = ofKind(problems, kind).filter(({ file }) => file.startsWith("content/"));
    expect(found.map(({ file, line }) => `${file}:${String(line)}`).sort()).toEqual(linesWith(pattern));
  });

  it("names the field", () => {
    expect(places(problems)).toEqual(
      expect.arrayContaining([
        "content/site.json sample",
        "content/site.json url",
        "content/site.json addresses.prayer.email",
        "content/site.json social[0].url",
        "content/testimonials/home.json testimonials[panic-to-plan].sample",
        "content/pages/home.json biography.sample",
        "content/pages/about.json credentials.sample",
        "content/pages/press-kit.json bios.sample",
        "content/pages/press-kit.json interview.sample",
        "content/articles/ten-honest-minutes.mdx sample",
      ]),
    );
  });

  it("names every legal line, every stand-in and every mail setting that is needed", () => {
    expect(places(ofKind(problems, "legal"))).toEqual(
      ["responsible", "address", "taxStatus", "refunds"].map((name) => `content/site.json legal.${name}`),
    );
    expect(ofKind(problems, "picture").map(({ file }) => file)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((week) => `content/pictures/course/week-${week}.png`),
      "content/pictures/cover.png",
      "content/pictures/portrait.png",
      "content/pictures/speaking.png",
    ]);
    expect(ofKind(problems, "mail").map(({ field }) => field)).toEqual(Object.keys(ownMail));
  });

  it("counts what is left by its kind", () => {
    const [last = ""] = describeLaunch(problems).split("\n").slice(-1);
    expect(last).toMatch(
      /^launch: \d+ left: \d+ samples, \d+ example domains, 9 stand-in pictures, 4 legal lines, 6 mail settings$/,
    );
  });
});

describe("mail settings", () => {
  const mail = (changes: Record<string, string>) => mailProblems({ ...ownMail, ...changes });

  it("of the ministry's own are nothing to do", () => {
    expect(mail({})).toEqual([]);
  });

  it.each([
    [
      "left as in .env.example",
      { CONTACT_TO: "info@ministry.example" },
      "CONTACT_TO",
      "names an example’s domain.",
    ],
    ["of this machine", { SMTP_URL: "smtp://127.0.0.1:1025" }, "SMTP_URL", "leads to this machine."],
    ["that cannot be read", { RATE_LIMIT_SITE: "plenty" }, "RATE_LIMIT_SITE", "cannot be used."],
    [
      "that contradict each other",
      { PRAYER_CONFIDENTIAL_TO: "prayer@ministry.church" },
      "PRAYER_CONFIDENTIAL_TO",
      "contradicts PRAYER_TO: no address may stand in both, in capitals or not.",
    ],
  ])("%s are named, without their value", (_, changes, field, problem) => {
    expect(mail(changes)).toEqual([expect.objectContaining({ field, problem })]);
    expect(JSON.stringify(mail(changes))).not.toContain(Object.values(changes)[0]);
  });
});

describe("on a copy that was filled in", () => {
  let root: string;

  beforeAll(() => {
    root = copyProject();
    fillIn(root);
  });

  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it("what is made from content is old until it is made again; then nothing is left", () => {
    const before = checkLaunch(root, ownMail);
    expect(new Set(before.map(({ kind }) => kind))).toEqual(new Set<LaunchKind>(["stale", "domain"]));
    noteAsMade(root, "artwork");
    noteAsMade(root, "guides");
    execFileSync(process.execPath, ["--import", "tsx", "scripts/press-kit/make.ts"], { cwd: root });
    expect(describeLaunch(checkLaunch(root, ownMail))).toBe("launch: nothing is left");
  }, 60_000);

  it("one line that is taken back is found", () => {
    const file = join(root, "content/articles/ten-honest-minutes.mdx");
    const source = readFileSync(file, "utf8");
    writeFileSync(file, source.replace(/^---\n/, "---\nsample: true\n").concat("\nWrite to a@old.test.\n"));
    const found = checkLaunch(root, ownMail).filter(({ kind }) => kind === "sample" || kind === "domain");
    expect(places(found)).toEqual([
      "content/articles/ten-honest-minutes.mdx sample",
      "content/articles/ten-honest-minutes.mdx body",
    ]);
    const lines = readFileSync(file, "utf8").split("\n");
    expect(found.map(({ line = 0 }) => lines[line - 1])).toEqual(["sample: true", "Write to a@old.test."]);
  });
});
