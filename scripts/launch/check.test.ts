import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "smol-toml";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { recordGuides } from "../guides/stale";
import {
  checkLaunch,
  describeLaunch,
  mailProblems,
  scheduleProblems,
  type LaunchKind,
  type LaunchProblem,
} from "./check";
import { exampleDomainsIn, strayExampleDomainsIn } from "./content";

const ownMail = {
  SMTP_URL: "smtps://site:secret@smtp.mailhost.church:465",
  MAIL_FROM: "website@ministry.church",
  CONTACT_TO: "info@ministry.church",
  BOOKING_TO: "bookings@ministry.church",
  PRAYER_TO: "prayer@ministry.church",
  PRAYER_CONFIDENTIAL_TO: "ruth@ministry.church",
};

/** The fields of content files that tests change. */
interface Fields {
  legal?: object;
  testimonials?: object;
}

const ofKind = (problems: readonly LaunchProblem[], kind: LaunchKind) =>
  problems.filter((problem) => problem.kind === kind);
const places = (problems: readonly LaunchProblem[]) => problems.map(({ file, field }) => `${file} ${field}`);

/** All lines of content/ that match, as "file:line". They are found without the content model. */
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

describe("on the content that is here", () => {
  const problems = checkLaunch(".", {});

  it.each<[string, LaunchKind, RegExp]>([
    ["every mark of a sample, on its line", "sample", /^\s*"?sample"?: true/],
    ["every example domain, on its line", "domain", /(?<!name@)\b[a-z]+\.example\b/],
  ])("names %s", (_, kind, pattern) => {
    expect(
      ofKind(problems, kind)
        .map(({ file, line }) => `${file}:${String(line)}`)
        .sort(),
    ).toEqual(linesWith(pattern));
  });

  it("names every mail setting that is needed", () => {
    expect(ofKind(problems, "mail").map(({ field }) => field)).toEqual(Object.keys(ownMail));
  });
});

test("the summary counts what is left by category", () => {
  const left = (kind: LaunchKind) => ({ kind, file: "content/a.json", field: "", problem: "a", fix: "b" });
  const problems = (["sample", "sample", "domain", "legal", "mail"] as const).map(left);
  const [last] = describeLaunch(problems).split("\n").slice(-1);
  expect(last).toBe("launch: 5 left: 2 samples, 1 example domain, 1 legal line, 1 mail setting");
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
      { PRAYER_CONFIDENTIAL_TO: "Prayer+own@ministry.church" },
      "PRAYER_CONFIDENTIAL_TO",
      "contradicts PRAYER_TO: both name the same mailbox (capitals, a +tag and Gmail’s dots make no other).",
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

  it("outdated guides are reported until they are made again; then nothing is left", () => {
    const before = checkLaunch(root, ownMail);
    const guides = readdirSync(join(root, "static/guides"));
    expect(before.map(({ kind, file }) => `${kind} ${file}`).sort()).toEqual(
      guides.map((name) => `stale static/guides/${name}`).sort(),
    );
    recordGuides(root);
    expect(describeLaunch(checkLaunch(root, ownMail))).toBe("launch: nothing is left");
  }, 60_000);

  it("an email list whose sign-up nobody has tried is named until somebody says where it ends", () => {
    const file = join(root, "content/site.json");
    const source = readFileSync(file, "utf8");
    const found = (emailList: object) => {
      writeFileSync(file, JSON.stringify({ ...(JSON.parse(source) as object), emailList }, null, 2));
      return places(ofKind(checkLaunch(root, ownMail), "list"));
    };
    const list = { page: "https://list.church/join", form: "https://list.church/subscribe" };
    expect(found(list)).toEqual(["content/site.json emailList.redirectsTo"]);
    expect(found({ ...list, redirectsTo: [] })).toEqual([]);
    expect(found({ ...list, redirectsTo: ["https://thanks.church"] })).toEqual([]);
    writeFileSync(file, source);
  });

  it("gifts that share a payment link are named until each has its own, or somebody says that they share it", () => {
    const gift = (id: string, link: string) => ({
      id,
      amount: "$25",
      text: "A gift",
      href: `{links.${link}}`,
    });
    const found = (list: object) => {
      const undo = change("content/partnership/gifts.json", () => list);
      const named = places(ofKind(checkLaunch(root, ownMail), "link"));
      undo();
      return named;
    };
    const shared = [gift("small", "gifts"), gift("large", "gifts")];
    expect(found({ gifts: shared })).toEqual(["content/partnership/gifts.json gifts"]);
    expect(found({ gifts: [gift("small", "gifts"), gift("large", "book")] })).toEqual([]);
    expect(found({ sharedLink: true, gifts: shared })).toEqual([]);
  });

  it("a reverted value is reported with its field and line", () => {
    const [article = ""] = filesIn("articles");
    const testimonials = "content/pages/home.json";
    const source = readFileSync(join(root, article), "utf8");
    const marked = source.replace(/^---\n/, "---\nsample: true\n").concat("\nWrite to a@old.test.\n");
    const undo = [
      write(article, marked),
      change("content/site.json", (site) => {
        return { sample: true, ...site, url: "https://old.example", legal: { ...site.legal, refunds: "" } };
      }),
      change(testimonials, (page) => ({ ...page, testimonials: { ...page.testimonials, sample: true } })),
    ];
    const found = checkLaunch(root, ownMail).filter(({ kind }) =>
      ["sample", "domain", "legal"].includes(kind),
    );
    expect(places(found).sort()).toEqual(
      [
        `${article} body`,
        `${article} sample`,
        "content/site.json legal.refunds",
        "content/site.json sample",
        "content/site.json url",
        `${testimonials} testimonials.sample`,
      ].sort(),
    );
    const lines = readFileSync(join(root, article), "utf8").split("\n");
    const inArticle = found.filter(({ file }) => file === article);
    expect(inArticle.map(({ line = 0 }) => lines[line - 1])).toEqual([
      "sample: true",
      "Write to a@old.test.",
    ]);
    for (const restore of undo) restore();
  });

  function filesIn(folder: string): string[] {
    return readdirSync(join(root, "content", folder)).map((name) => `content/${folder}/${name}`);
  }

  /** Returns a function that restores the file. */
  function write(file: string, text: string): () => void {
    const before = readFileSync(join(root, file));
    writeFileSync(join(root, file), text);
    return () => {
      writeFileSync(join(root, file), before);
    };
  }

  function change(file: string, edit: (data: Fields) => object): () => void {
    const data = JSON.parse(readFileSync(join(root, file), "utf8")) as Fields;
    return write(file, JSON.stringify(edit(data), null, 2));
  }
});

describe("the schedule of the daily check", () => {
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
});

describe("example domains", () => {
  test.each([
    ["https://ministry.example", ["ministry.example"]],
    ["mailto:info@Mail.Ministry.EXAMPLE?subject=a", ["Mail.Ministry.EXAMPLE"]],
    [
      "See www.example.com, example.org or a.example.net.",
      ["www.example.com", "example.org", "a.example.net"],
    ],
    ["http://localhost:8000/ and site.test and no.invalid", ["localhost", "site.test", "no.invalid"]],
    ["For example. A test, invalid.", []],
    ["https://example.church and https://my-example.com", []],
    ["https://foo.example-site.org, https://the.test.org", []],
  ])("%s", (text, domains) => {
    expect(exampleDomainsIn(text)).toEqual(domains);
  });

  test("an address that only shows how one looks may stand in copy", () => {
    expect(strayExampleDomainsIn("Check it: name@example.com.")).toEqual([]);
    expect(strayExampleDomainsIn("Go to example.com, write to a@example.com.org")).toEqual(["example.com"]);
  });
});

/** The files that the launch check reads, besides content and the guides' PDFs. */
const parts = ["scripts", "src", ".config", "netlify.toml", "package.json", "tsconfig.json"];

/**
 * Copies the files that the launch check reads, with the tests' own content and a PDF for each of its guides.
 * @returns the copy's folder
 */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), "launch-"));
  for (const part of parts) cpSync(part, join(root, part), { recursive: true });
  cpSync(fixedContent, join(root, "content"), { recursive: true });
  mkdirSync(join(root, "static/guides"), { recursive: true });
  for (const guide of readdirSync(join(root, "content/guides")))
    write(root, `static/guides/${guide.replace(/\.mdx$/, ".pdf")}`, "%PDF-");
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

const names = [
  ["Sample Ministry", "Harbor Ministry"],
  ["Alex Sample", "Ruth Harlow"],
  ["Alex", "Ruth"],
] as const;

const legal = {
  responsible: "Harbor Ministry, Inc.",
  address: "12 Quay Street, Portland, ME 04101",
  taxStatus: "{ministry.name} is a 501(c)(3) organization, so gifts are tax-deductible.",
  refunds: "Write to us within 30 days, and a gift is returned.",
};

/**
 * Fills in a copy as a ministry would: names, addresses and legal lines; the marks of samples are removed.
 */
function fillIn(root: string): void {
  for (const file of filesIn(root, "content", /\.(json|mdx)$/)) {
    const source = names.reduce((text, [old, own]) => text.replaceAll(old, own), read(root, file));
    const owned = source.replace(/\.example\b/g, ".church");
    write(root, file, file.endsWith(".json") ? withoutMarks(owned) : owned.replace(/^sample: true\n/m, ""));
  }
  const site = JSON.parse(read(root, "content/site.json")) as object;
  write(root, "content/site.json", JSON.stringify({ ...site, legal }, null, 2));
  for (const file of ["content/partnership/gifts.json", "content/partnership/levels.json"]) {
    const shared = { sharedLink: true, ...(JSON.parse(read(root, file)) as object) };
    write(root, file, JSON.stringify(shared, null, 2));
  }
}

function withoutMarks(source: string): string {
  const strip = (key: string, value: unknown): unknown => (key === "sample" ? undefined : value);
  return `${JSON.stringify(JSON.parse(source, strip), null, 2)}\n`;
}

function filesIn(root: string, folder: string, wanted: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name))
    .map((name) => `${folder}/${name}`);
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function write(root: string, file: string, text: string): void {
  writeFileSync(join(root, file), text);
}
