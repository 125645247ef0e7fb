import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { checkContent } from "./check";
import { fixedContent, problemsAfter } from "./testing/edited-content";
import { mistakes } from "./testing/mistakes/all";

const home = "pages/home.json";

/** The number of the first line of a content file that holds these words. */
function lineOf(file: string, words: string): number {
  const lines = readFileSync(join(fixedContent, file), "utf8").split("\n");
  return 1 + lines.findIndex((line) => line.includes(words));
}

describe("the content check", () => {
  it("finds nothing in the real content", () => {
    expect(checkContent(resolve("content")).problems).toEqual([]);
  });

  it("finds nothing in the content that the tests below edit", () => {
    expect(checkContent(fixedContent).problems).toEqual([]);
  });

  it.each(mistakes)("names file, field, mistake and remedy of %s", (_, edit, { file, ...expected }) => {
    expect(problemsAfter([edit])).toContainEqual(
      expect.objectContaining({ file: `content/${file}`, ...expected }),
    );
  });

  it("tells a fact that leads back to itself where it stands, and at no file that names it", () => {
    const problems = problemsAfter([["facts.json", '"a strategic prayer manual"', '"{book.kind} for all"']]);
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual(["content/facts.json book.kind"]);
  });

  it("says the line", () => {
    const [problem] = problemsAfter([[home, "Meet {leader.name}", "Meet {leader.nmae}"]]);
    expect(problem).toMatchObject({ field: "biography.title", line: 25 });
  });

  it("says all lines of one kind of mistake in a text, in one message", () => {
    const problems = problemsAfter([
      ["pages/privacy.mdx", "Not a word of yours", "![](x.jpg) Not a word of yours"],
      ["pages/privacy.mdx", "Write to [", "![](y.jpg) Write to ["],
    ]);
    const [, unseen] = problems;
    expect(problems).toHaveLength(2);
    const lines = [
      lineOf("pages/privacy.mdx", "Not a word of yours"),
      lineOf("pages/privacy.mdx", "Write to ["),
    ];
    expect(unseen).toMatchObject({ field: "body", line: lines[0], lines });
    expect(unseen?.problem).toBe(
      "the picture x.jpg has no words for those who cannot see it. The same is true of y.jpg.",
    );
  });

  it("looks into the text of a teaching that nobody sees yet", () => {
    const problems = problemsAfter([
      ["articles/hearing-without-hurrying.mdx", 'status: "coming-soon"', 'status: "draft"'],
      ["articles/hearing-without-hurrying.mdx", "Write it.", "Write it. <form>"],
    ]);
    expect(problems).toContainEqual(expect.objectContaining({ field: "body", line: 18 }));
  });

  it("lets a draft wait for the words of its pictures, and names those when it is to be published", () => {
    const after = (status: string) =>
      problemsAfter([
        ["articles/hearing-without-hurrying.mdx", 'status: "coming-soon"', `status: "${status}"`],
        ["articles/hearing-without-hurrying.mdx", "Write it.", "Write it. ![](../pictures/cover.png)"],
      ]);
    expect(after("draft")).toEqual([]);
    expect(after("published")).toEqual([
      expect.objectContaining({
        file: "content/articles/hearing-without-hurrying.mdx",
        problem: "the picture ../pictures/cover.png has no words for those who cannot see it.",
      }),
    ]);
  });

  it("says what is left out of a text, and stops nothing", () => {
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    cpSync(fixedContent, folder, { recursive: true });
    const file = join(folder, "pages/privacy.mdx");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace("Not a word of yours", "<span>Not</span> a word of yours"),
    );
    const { problems, notes } = checkContent(folder);
    rmSync(folder, { recursive: true });
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      expect.objectContaining({
        field: "body",
        line: lineOf("pages/privacy.mdx", "Not a word of yours"),
        problem: "<span> is left out, and its words stay.",
      }),
    ]);
  });

  it("takes a picture beside its text, and a file of content/files", () => {
    const [first = ""] = readdirSync(join(fixedContent, "pictures")).filter((name) => name.endsWith(".png"));
    const problems = problemsAfter(
      [
        [
          "pages/privacy.mdx",
          "## While you read",
          '![A hall](hall.png)\n\n<Download href="../files/a.pdf">A sheet</Download>\n\n## While you read',
        ],
      ],
      (folder) => {
        cpSync(join(folder, "pictures", first), join(folder, "pages/hall.png"));
        mkdirSync(join(folder, "files"));
        writeFileSync(join(folder, "files/a.pdf"), "");
      },
    );
    expect(problems).toEqual([]);
  });

  it("tells a misspelt field once, and not as missing too", () => {
    expect(problemsAfter([[home, '"headline":', '"hedline":']])).toHaveLength(1);
  });

  it("tells all mistakes of all files at once", () => {
    const edits = mistakes
      .filter(([, [file]]) => file === home)
      .slice(0, 5)
      .map(([, edit]) => edit);
    const problems = problemsAfter([
      ...edits,
      ["frame.json", '"Menu"', '""'],
      ["pages/home.json", '"answer"', '"anwser"'],
    ]);
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
      "content/frame.json menu",
      "content/pages/home.json seo.title",
      "content/pages/home.json hero.badge",
      "content/pages/home.json hero.hedline",
      "content/pages/home.json biography.eyebrow",
      "content/pages/home.json testimonials.title",
      "content/pages/home.json faq.questions[what-is-strategic-prayer].anwser",
    ]);
  });

  it("reports a fact that leads back to itself", () => {
    const problems = problemsAfter([["facts.json", '"a strategic prayer manual"', '"{book.kind} for all"']]);
    expect(problems).toContainEqual(
      expect.objectContaining({
        field: "book.kind",
        problem: "{book.kind} → {book.kind} leads back to itself.",
      }),
    );
  });

  it("reports a file of no content type and the one that is then missing", () => {
    const problems = problemsAfter([], (folder) => {
      renameSync(join(folder, home), join(folder, "pages/hoem.json"));
    });
    expect(problems).toEqual([
      {
        file: "content/pages/hoem.json",
        field: "",
        problem: "is of no known kind, so nothing would show it.",
        fix: "Did you mean content/pages/home.json?",
      },
      {
        file: "content/pages/home.json",
        field: "",
        problem: "is missing.",
        fix: expect.stringMatching(/^Add it\. What it is for: The home page\./),
      },
    ]);
  });

  it("reports a file whose name would make an address that nobody can read", () => {
    const problems = problemsAfter([], (folder) => {
      renameSync(
        join(folder, "articles/ten-honest-minutes.mdx"),
        join(folder, "articles/Ten honest_minutes.mdx"),
      );
    });
    expect(problems).toEqual([
      expect.objectContaining({
        file: "content/articles/Ten honest_minutes.mdx",
        problem: "has a name that is hard to read in an address.",
      }),
    ]);
  });

  it("reports a picture that no file shows", () => {
    const problems = problemsAfter([], (folder) => {
      cpSync(join(folder, "pictures/portrait.png"), join(folder, "pictures/left-over.png"));
    });
    expect(problems).toEqual([
      {
        file: "content/pictures/left-over.png",
        field: "",
        problem: "is shown by no file.",
        fix: "Refer to it from the file of its page, or take it away.",
      },
    ]);
  });

  it.each(["svg", "gif"])("reports a picture that a build would stop at: .%s", (ending) => {
    const problems = problemsAfter([["site.json", "portrait.png", `portrait.${ending}`]], (folder) => {
      writeFileSync(join(folder, `pictures/portrait.${ending}`), "");
    });
    expect(problems).toContainEqual(
      expect.objectContaining({
        field: "leader.portrait.file",
        problem: `./pictures/portrait.${ending} is of a kind that no page shows.`,
      }),
    );
  });

  it.each([
    ["is empty", ""],
    ["has a single byte", "\xff"],
    ["is a GIF under another name", "GIF89a\x01\0\x01\0"],
    ["is a web page under another name", "<!doctype html>"],
  ])("reports a picture that %s", (_, bytes) => {
    const problems = problemsAfter([], (folder) => {
      writeFileSync(join(folder, "pictures/portrait.png"), bytes, "latin1");
    });
    expect(problems).toEqual([
      expect.objectContaining({
        file: "content/pictures/portrait.png",
        problem: "is no JPEG, PNG, WebP or AVIF picture, whatever its name says.",
      }),
    ]);
  });

  it.each(["photo.heic", "photo.HEIF", "photo.jpg"])(
    "says of a picture in Apple's format, called %s, how to make a JPEG of it",
    (name) => {
      const problems = problemsAfter([["site.json", "portrait.png", name]], (folder) => {
        writeFileSync(join(folder, "pictures", name), "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
      });
      expect(problems).toEqual([
        expect.objectContaining({
          file: `content/pictures/${name}`,
          problem: "is a picture in Apple’s format HEIC, which most browsers do not show.",
          fix: expect.stringContaining("Settings > Camera > Formats > Most Compatible"),
        }),
      ]);
    },
  );

  it("notes a picture of 5 MB and more, and stops nothing", () => {
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    cpSync(fixedContent, folder, { recursive: true });
    truncateSync(join(folder, "pictures/portrait.png"), 4_999_999);
    truncateSync(join(folder, "pictures/cover.png"), 5_000_000);
    const { problems, notes } = checkContent(folder);
    rmSync(folder, { recursive: true });
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      expect.objectContaining({ file: "content/pictures/cover.png", problem: "is large: 5.0 MB." }),
    ]);
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)("takes a picture in the format %s", async (format) => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .toFormat(format)
      .toBuffer();
    const problems = problemsAfter([], (folder) => {
      writeFileSync(join(folder, "pictures/portrait.png"), bytes);
    });
    expect(problems).toEqual([]);
  });

  it("says of a picture's name with an accent, stored as a Mac does, what helps", () => {
    const problems = problemsAfter([["site.json", "portrait.png", "über.png"]], (folder) => {
      renameSync(join(folder, "pictures/portrait.png"), join(folder, "pictures/über.png".normalize("NFD")));
    });
    expect(problems).toContainEqual(
      expect.objectContaining({
        field: "leader.portrait.file",
        problem: "./pictures/über.png has an accent that its file's name stores in another way.",
        fix: "Rename the file without accents, and write that name here: ./pictures/uber.png.",
      }),
    );
  });

  it("takes a picture as a camera names it", () => {
    const problems = problemsAfter([["site.json", "portrait.png", "IMG_1.JPG"]], (folder) => {
      cpSync(join(folder, "pictures/portrait.png"), join(folder, "pictures/IMG_1.JPG"));
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ["in Windows' own encoding", Buffer.from('{\n  "title": "It\x92s"\n}\n', "latin1"), 2],
    ["in UTF-16", Buffer.from("\uFEFF{}", "utf16le"), 1],
    ["in UTF-16 without a mark", Buffer.from("{}", "utf16le"), 1],
  ])("reports a file that is saved %s", (_, bytes, line) => {
    const problems = problemsAfter([], (folder) => {
      writeFileSync(join(folder, home), bytes);
    });
    expect(problems).toEqual([
      expect.objectContaining({ file: `content/${home}`, line, problem: "is not saved as UTF-8." }),
    ]);
  });

  it.each([
    ["a link that leads nowhere", "no-such-file"],
    ["a link to a folder", "."],
  ])("reports %s", (_, target) => {
    const problems = problemsAfter([], (folder) => {
      for (const file of ["events/x.json", "guides/x.mdx", "pictures/portrait.png"]) {
        rmSync(join(folder, file), { force: true });
        symlinkSync(target, join(folder, file));
      }
    });
    expect(problems.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
      "content/events/x.json cannot be opened.",
      "content/guides/x.mdx cannot be opened.",
      "content/pictures/portrait.png cannot be opened.",
    ]);
  });

  it("reads a folder that is called like a file", () => {
    const problems = problemsAfter([], (folder) => {
      mkdirSync(join(folder, "events/x.json"));
      writeFileSync(join(folder, "events/x.json/a.json"), "{}");
    });
    expect(problems).toEqual([
      expect.objectContaining({
        file: "content/events/x.json/a.json",
        problem: "is of no known kind, so nothing would show it.",
      }),
    ]);
  });

  it("lets lines end as Windows writes them", () => {
    const problems = problemsAfter([], (folder) => {
      for (const file of [home, "pages/privacy.mdx"]) {
        const path = join(folder, file);
        writeFileSync(path, readFileSync(path, "utf8").replaceAll("\n", "\r\n"));
      }
    });
    expect(problems).toEqual([]);
  });

  it("lets a guide wait for its text, and no page", () => {
    const emptied = (file: string) =>
      problemsAfter([], (folder) => {
        const path = join(folder, file);
        writeFileSync(path, /^---[\s\S]*?\n---\n/.exec(readFileSync(path, "utf8"))?.[0] ?? "");
      });
    expect(emptied("guides/warfare-declarations.mdx")).toEqual([]);
    expect(emptied("pages/privacy.mdx")).toContainEqual(
      expect.objectContaining({ field: "body", problem: "is empty." }),
    );
  });

  it("names the gathering's schedule where it is misspelt, although the day is known by its zone", () => {
    expect(problemsAfter([["facts.json", '"schedule": {', '"shedule": {']])).toEqual([
      expect.objectContaining({ field: "gathering.shedule", problem: '"shedule" is no field here.' }),
    ]);
  });

  it("reports a broken site.json alone, not every placeholder that it would have filled", () => {
    expect(problemsAfter([["site.json", '"sample": true,', '"sample": true']])).toHaveLength(1);
  });

  it.each([
    ["6:00 PM to 6:30 PM EST", "6 to 6:30 pm EST"],
    ["6:00 PM to 6:30 PM EST", "18:00 to 18:30 EST"],
    ["6:00 PM to 6:30 PM EST", "6pm to 6:30pm EST"],
    ["6:00 PM to 6:30 PM EST", "6:00PM to 6:30PM EST"],
    ["6:00 PM to 6:30 PM EST", "6 p.m. to 6:30 p.m. EST"],
    ["6:00 PM to 6:30 PM EST", "6p.m.–6:30p.m. EST"],
    ["second Tuesday of each month", "2nd Tuesday each month"],
    ["6:00 PM to 6:30 PM EST", "6:00 PM to 6:30 PM"],
    ["6:00 PM to 6:30 PM EST", "6:00 PM to 6:30 PM, at Easter time too"],
    ["6:00 PM to 6:30 PM EST", "6:00 PM to 6:30 PM, the best time of the month"],
    ["6:00 PM to 6:30 PM EST", "6:00 to 6:30 PM eastern time"],
    ["6:00 PM to 6:30 PM EST", "6:00 to 6:30 PM (New York time)"],
    ["6:00 PM to 6:30 PM EST", "6:00 to 6:30 PM ET, 3:00 to 3:30 PM PT"],
    ["30 minutes", "0.5 hours"],
    ["30 minutes", "a 30-minute meeting"],
    ["30 minutes", "half an hour"],
    ["30 minutes", "an hour and 20 minutes"],
    ["30 minutes", "1½ hours"],
    ["30 minutes", "20–30 minutes"],
  ])("knows “%s” as the schedule's when it is written “%s”", (before, after) => {
    expect(problemsAfter([["facts.json", before, after]])).toEqual([]);
  });

  it.each([
    ["none at all", '{ "redirects": [] }'],
    [
      "one longer than the name of a file can be",
      `{ "redirects": [{ "from": "/${"a".repeat(300)}", "to": "/about" }] }`,
    ],
    ["one to another site", '{ "redirects": [{ "from": "/shop/", "to": "{links.book}" }] }'],
    [
      "two that differ in capital letters alone, since Netlify tells them apart",
      '{ "redirects": [{ "from": "/Talks", "to": "/blog" }, { "from": "/talks", "to": "/speaking" }] }',
    ],
    [
      "one of a teaching that has no page",
      '{ "redirects": [{ "from": "/blog/ten-honest-minutes", "to": "/blog" }] }',
    ],
  ])("takes old addresses: %s", (_, source) => {
    const problems = problemsAfter([], (folder) => {
      writeFileSync(join(folder, "redirects.json"), source);
    });
    expect(problems).toEqual([]);
  });

  it("says once what is wrong with where an old address leads", () => {
    const edits = mistakes.map(([, edit]) => edit).filter(([, before]) => before === '"/speaking"');
    expect(edits.length).toBeGreaterThan(3);
    for (const edit of edits) expect([edit, problemsAfter([edit])]).toEqual([edit, [expect.anything()]]);
  });

  it.each(["$39", "$39.00", "39 dollars", "39\u00a0€"])("knows %s as the amount 39", (price) => {
    expect(problemsAfter([["facts.json", '"price": "${course.amount}"', `"price": "${price}"`]])).toEqual([]);
  });

  it.each([
    ["9", "$9"],
    ["1200", "$1,200"],
  ])("knows the amount %s as it is written in a price: %s", (amount, price) => {
    const edits = [
      ["facts.json", '"amount": "39"', `"amount": "${amount}"`],
      ["facts.json", '"price": "${course.amount}"', `"price": "${price}"`],
    ] as const;
    expect(problemsAfter(edits)).toEqual([]);
  });

  it.each(["6:00 to 6:30 PM pt", "18:00–18:30 GMT", "6 to 6:30 PM Pacific Time", "6 to 6:30 PM – PST"])(
    "tells of a time in another zone than the schedule's: %s",
    (time) => {
      expect(problemsAfter([["facts.json", "6:00 PM to 6:30 PM EST", time]])).toEqual([
        expect.objectContaining({ field: "gathering.time" }),
      ]);
    },
  );

  it.each(["EDT", "ET", "Eastern Daylight Time"])("knows %s as the schedule's zone", (zone) => {
    expect(problemsAfter([["facts.json", "6:30 PM EST", `6:30 PM ${zone}`]])).toEqual([]);
  });

  it("reads an hour and a half as it is written with a point", () => {
    const edits = [
      ["facts.json", "6:00 PM to 6:30 PM EST", "6:00 PM to 7:30 PM EST"],
      ["facts.json", '"to": "18:30"', '"to": "19:30"'],
      ["facts.json", "30 minutes", "1.5 hours"],
    ] as const;
    expect(problemsAfter(edits)).toEqual([]);
  });

  it("leaves a length in words alone, and a list that is empty", () => {
    const weeks = "six weeks";
    expect(problemsAfter([["facts.json", "{course.weeks} weeks", weeks]])).toEqual([]);
    const problems = problemsAfter([["facts.json", '"chapters": "12"', '"chapters": "13"']], (folder) => {
      const file = join(folder, "book/outline.json");
      const outline = JSON.parse(readFileSync(file, "utf8")) as object;
      writeFileSync(file, JSON.stringify({ ...outline, parts: [] }));
    });
    expect(problems).toEqual([]);
  });

  it.each([
    "“Yes,” she said, “and soon.”",
    "We prayed “Our Father.”",
    "‘Tis so sweet, said the saints’ choir.",
  ])("lets somebody be quoted within their words: %s", (quote) => {
    const before = "We asked for a quotation and were given a paragraph. The biography ran as it stood.";
    expect(problemsAfter([["pages/press-kit.json", before, quote]])).toEqual([]);
  });

  it.each(["file_name", "___", "2_000", "a \\u200Djoiner"])("lets a field of words hold %s", (words) => {
    expect(
      problemsAfter([["pages/home.json", '"title": "Lives Transformed"', `"title": "${words}"`]]),
    ).toEqual([]);
  });

  it.each(["https://books.example/a,b;c?d=(e)", "https://books.example/web/https://elsewhere.example"])(
    "takes %s for an address",
    (address) => {
      expect(problemsAfter([["site.json", "https://books.example/acts-of-war", address]])).toEqual([]);
    },
  );

  it("says of a text that Git could not merge where its two versions stand", () => {
    const both = "<<<<<<< HEAD\r\n## One\r\n=======\r\n## Other\r\n>>>>>>> other\r\n";
    expect(problemsAfter([["pages/privacy.mdx", "## What the site notes down", both]])).toEqual([
      expect.objectContaining({
        line: lineOf("pages/privacy.mdx", "## What the site notes down"),
        problem: expect.stringMatching(/^holds two versions/),
      }),
    ]);
  });

  it("compares no price with an amount that has a mistake of its own", () => {
    expect(problemsAfter([["facts.json", '"amount": "39"', '"amount": "$49"']])).toHaveLength(1);
  });

  it("compares no words with a schedule that has a mistake of its own", () => {
    expect(problemsAfter([["facts.json", '"week": "second"', '"week": "fifth"']])).toHaveLength(1);
  });

  it.each([
    ["site.json", "social"],
    ["pages/home.json", "cards"],
    ["pages/about.json", "entries"],
    ["pages/speaking.json", "entries"],
    ["pages/home.json", "questions"],
  ])("lets the list of a section be emptied: %s, %s", (file, list) => {
    const [entries = ""] =
      new RegExp(`"${list}": \\[[^]*?\\n +\\]`).exec(readFileSync(join(fixedContent, file), "utf8")) ?? [];
    expect(problemsAfter([[file, entries, `"${list}": []`]])).toEqual([]);
  });

  it.each(["/", "/prayer", "?from=home", "#top"])("lets no %s follow the site's domain", (more) => {
    const edit = [
      "site.json",
      '"url": "https://ministry.example"',
      `"url": "https://ministry.example${more}"`,
    ] as const;
    expect(problemsAfter([edit])).toEqual([
      expect.objectContaining({ file: "content/site.json", field: "url" }),
    ]);
  });

  it.each(["info@ministry..example", "info@ministry.example.", "info@ministry.example;"])(
    "takes %s for no mail address",
    (address) => {
      expect(
        problemsAfter([["site.json", '"email": "info@ministry.example"', `"email": "${address}"`]]),
      ).toEqual([expect.objectContaining({ field: "addresses.general.email" })]);
    },
  );

  it.each(["https://ministry.example:99999", "https://ministry.example:abc", "https://ministry,example"])(
    "takes %s for no site's address, before a build ends with it",
    (address) => {
      expect(
        problemsAfter([["site.json", '"url": "https://ministry.example"', `"url": "${address}"`]]),
      ).toEqual([expect.objectContaining({ field: "url" })]);
    },
  );

  it("takes a sign-up form's address with a port that is none for no address", () => {
    const list = '"emailList": {"page": "https://list.example/join", "form": "https://list.example:x/join"},';
    expect(problemsAfter([["site.json", '"navigation": {', `${list} "navigation": {`]])).toEqual([
      expect.objectContaining({ field: "emailList.form" }),
    ]);
  });

  it.each(["3 < 5 > 2", "Q&A; more", "[sic] (as it was)", "I <3 you"])(
    "lets a field of words say %s",
    (words) => {
      expect(
        problemsAfter([["pages/home.json", '"title": "Lives Transformed"', `"title": "${words}"`]]),
      ).toEqual([]);
    },
  );

  it("lets an example of a mail address stand", () => {
    expect(problemsAfter([["frame.json", '"Write to us"', '"name@example.com"']])).toEqual([]);
  });
});
