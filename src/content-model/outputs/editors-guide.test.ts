import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { guideWithTable } from "./editors-guide";
import { contentTypes } from "../content-types";
import { fixedContent, problemsAfter } from "../testing/edited-content";
import { mistakes } from "../testing/mistakes/all";
import { readContent } from "../read";
import { readSamples, samplePlace } from "../testing/samples";
import { textMessages } from "../text-rules/all";

const guide = readFileSync("content/REFERENCE.md", "utf8");

describe("the editors' guide", () => {
  it("says which file changes what, as the content types have it (npm run write:schemas renews it)", () => {
    expect(guide).toBe(guideWithTable(guide));
  });

  it("sends nobody to a page that is not there", () => {
    const seen = contentTypes.flatMap(({ seenOn }) => seenOn.match(/\/[a-z-]*/g) ?? []);
    expect(seen.filter((page) => !readContent(fixedContent).routes.includes(page))).toEqual([]);
  });
});

/** The messages in the guide, in which … stands for any text. */
const explained = Array.from(guide.matchAll(/^\| `([^|]+)` +\|/gm), ([, message = ""]) => message).filter(
  (message) => message.endsWith("."),
);

const forms = explained.map((message) => ({
  message,
  form: new RegExp(
    `^${message
      .split("…")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
    "s",
  ),
}));

/** Every message that the tests' mistakes cause, and those of mistakes outside the text of files. */
const said = [
  ...mistakes.map(([, , { problem }]) => problem),
  ...readSamples().flatMap(({ body }) =>
    textMessages(body, samplePlace).map(({ problem }) =>
      problem.replace(/(?<=\.) The same is true of .*/, ""),
    ),
  ),
  ...problemsAfter(
    [
      ["events/spotlight-night-watch.json", '"location"', '"date": "2026-02-30", "location"'],
      ["pages/set-my-soul-on-fire-ecourse.json", "week-1.png", "week-1.svg"],
      ["site.json", "portrait.png", "über.png"],
      ["pages/set-my-soul-on-fire-ecourse.json", "week-2.png", "week (2).png"],
      ["pages/home.json", '"href": "/about"', '"href": "/blog/too-early"'],
    ],
    (folder) => {
      renameSync(join(folder, "pictures/course/week-1.png"), join(folder, "pictures/course/week-1.svg"));
      renameSync(join(folder, "pictures/course/week-2.png"), join(folder, "pictures/course/week (2).png"));
      const article = readFileSync(join(folder, "articles/ten-honest-minutes.mdx"), "utf8");
      writeFileSync(
        join(folder, "articles/too-early.mdx"),
        article.replace(/^status: .*$/m, 'status: "published"').replace(/^date: .*$/m, 'date: "2999-01-01"'),
      );
      writeFileSync(join(folder, "pages/hoem.json"), "{}");
      renameSync(join(folder, "pages/privacy.mdx"), join(folder, "pages/about.mdx"));
      writeFileSync(join(folder, "pictures/left-over.png"), "");
      writeFileSync(join(folder, "pictures/photo.heic"), "\0\0\0\x18ftypheic");
      renameSync(join(folder, "pictures/portrait.png"), join(folder, "pictures/über.png".normalize("NFD")));
      renameSync(
        join(folder, "articles/ten-honest-minutes.mdx"),
        join(folder, "articles/Ten honest_minutes.mdx"),
      );
    },
  ).map(({ problem }) => problem),
  ...problemsAfter([], (folder) => {
    rmSync(join(folder, "pages/home.json"));
    writeFileSync(join(folder, "pages/about.json"), Buffer.from("\uFEFF{}", "utf16le"));
    symlinkSync("no-such-file", join(folder, "events/x.json"));
  }).map(({ problem }) => problem),
  ...problemsAfter([], (folder) => {
    rmSync(join(folder, "pages/partner.json"));
  }).map(({ problem }) => problem),
  // A message of scripts/guides/stale.ts.
  "is missing, or not what its guide says now.",
  // A note of src/content-model/checks/pictures.ts.
  "is large: 7.4 MB.",
  // Messages of src/build/checks about built pages.
  '"/contact#prayr" leads to no place: /contact has none called "prayr".',
  '"faq" is the name of another place on /speaking too.',
];

describe("what the guide says of the check's messages", () => {
  it.each(said)("explains: %s", (problem) => {
    expect(forms.filter(({ form }) => form.test(problem))).not.toEqual([]);
  });

  it.each(forms)("explains nothing that is never said: $message", ({ form }) => {
    expect(said.some((problem) => form.test(problem))).toBe(true);
  });
});
