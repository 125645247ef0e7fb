import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "./check";
import { builtRoutes, normalizeAddress, addQuery } from "./routes";
import { fixedContent, mistakesAfterEdits, type Edit } from "./testing/edited-content";

const { routes, paths } = readContent(fixedContent);
const privacy = "pages/privacy.mdx";
const home = "pages/home.json";
const article = "articles/hearing-without-hurrying.mdx";
const route = "/blog/hearing-without-hurrying";

const linkTo = (target: string): Edit => [home, '"href": "/about"', `"href": "${target}"`];
const withStatus = (status: string, file = article): Edit => [
  file,
  'status: "coming-soon"',
  `status: "${status}"`,
];
const withDate = (date: string, file = article): Edit => {
  const [line = ""] = /^date: .*$/m.exec(readFileSync(join(fixedContent, file), "utf8")) ?? [];
  return [file, line, `date: "${date}"`];
};

const deleteFiles =
  (...files: string[]) =>
  (folder: string) => {
    for (const file of files) rmSync(join(folder, file));
  };

test("links to pages, documents, calendars and published teachings are allowed", () => {
  expect(routes).toEqual(
    expect.arrayContaining(["/", "/about", "/privacy", "/gathering.ics", "/calendar.ics"]),
  );
  expect(routes).toEqual(expect.arrayContaining(["/blog/a-later-teaching", "/blog/ten-honest-minutes"]));
  expect(routes).not.toContain("/blog/a-draft-talk");
});

test("links to a deleted document are reported, but links to a new document are not", () => {
  const problem = 'There is no page "/privacy" on this site.';
  expect(mistakesAfterEdits([], deleteFiles(privacy))).toEqual([
    expect.objectContaining({ file: "content/forms/common.json", problem }),
    expect.objectContaining({ file: "content/frame.json", problem }),
    expect.objectContaining({ file: "content/pages/blog.json", problem }),
    expect.objectContaining({ file: "content/pages/prayer-hub.json", problem }),
    expect.objectContaining({ file: `content/${privacy}`, problem: "is missing." }),
  ]);
  const addedFile = mistakesAfterEdits([linkTo("/terms#how")], (folder) => {
    cpSync(join(folder, privacy), join(folder, "pages/terms.mdx"));
  });
  expect(addedFile.filter(({ file }) => file === `content/${home}`)).toEqual([]);
});

test("a link to a teaching is allowed only if the teaching is published", () => {
  expect(mistakesAfterEdits([linkTo(route), withStatus("published")])).toEqual([]);
  expect(mistakesAfterEdits([linkTo(route), withStatus("draft")])).toEqual([
    expect.objectContaining({
      file: `content/${home}`,
      field: "biography.action.href",
      fix: `Remove the link, or first write status: "published" in content/${article}.`,
    }),
  ]);
});

test("a link to an event without a text is reported with a fix", () => {
  expect(mistakesAfterEdits([linkTo("/events/a-vigil")])).toEqual([
    expect.objectContaining({
      problem:
        'There is no page "/events/a-vigil", because content/events/a-vigil.mdx does not contain a text.',
    }),
  ]);
});

test("a link to a scheduled teaching is allowed only in a text that is not published before the teaching", () => {
  const scheduleEdits = [withStatus("published"), withDate("2998-01-02")];
  expect(mistakesAfterEdits([linkTo(route), ...scheduleEdits])).toEqual([
    expect.objectContaining({
      file: `content/${home}`,
      field: "biography.action.href",
      problem: `"${route}" does not exist before 2998-01-02.`,
    }),
  ]);
  const teaching = "articles/freedom-is-kept-at-the-kitchen-table.mdx";
  const text = readContent(fixedContent).files.find(({ file }) => file === teaching)?.body ?? "";
  const [phrase = ""] = /^\p{L}+ \p{L}+ \p{L}+/mu.exec(text) ?? [];
  const refer: Edit = [teaching, phrase, `[${phrase}](${route})`];
  const on2998 = (day: string) => [withStatus("published", teaching), withDate(`2998-01-${day}`, teaching)];
  expect(mistakesAfterEdits([...scheduleEdits, ...on2998("01"), refer])).toEqual([
    expect.objectContaining({ file: `content/${teaching}`, field: "body" }),
  ]);
  expect(mistakesAfterEdits([...scheduleEdits, ...on2998("02"), refer])).toEqual([]);
  expect(mistakesAfterEdits([...scheduleEdits, refer])).toEqual([]);
});

test("a teaching with broken front matter is reported, but links to the teaching are not", () => {
  const mistakes = mistakesAfterEdits([linkTo(route), withStatus('published" or "not')]);
  expect(mistakes.map(({ file }) => file)).toEqual([`content/${article}`]);
});

test.each([
  ["articles/index.mdx", "/blog/index"],
  ["pages/about.mdx", "/about"],
  ["pages/404.mdx", "/404"],
  ["pages/index.mdx", "/index"],
  ["pages/api.mdx", "/api"],
])("a file %s is refused, because the site needs the address %s for something else", (file, takenAddress) => {
  const mistakes = mistakesAfterEdits([], (folder) => {
    cpSync(join(folder, file.startsWith("articles") ? article : privacy), join(folder, file));
  });
  expect(mistakes).toContainEqual({
    file: `content/${file}`,
    field: "",
    problem: `would get the address ${takenAddress}, which the site needs for something else.`,
    fix: "Rename the file. Its name becomes the page's address.",
  });
});

test("links to a page without a file are reported with a fix", () => {
  const mistakes = mistakesAfterEdits([], deleteFiles("pages/about.json"));
  const expectedMistake = {
    problem: 'There is no page "/about" on this site, because content/pages/about.json is missing.',
    fix: "Remove the link, use another address, or add the missing file.",
  };
  for (const problem of mistakes) expect(problem).toMatchObject(expectedMistake);
  expect(mistakes.map(({ file, field }) => `${file} ${field}`)).toEqual(
    expect.arrayContaining([
      `content/${home} biography.action.href`,
      "content/site.json navigation.header[1].href",
      "content/site.json navigation.quickLinks[0].href",
    ]),
  );
});

test("links to a form without a file are reported, but the missing file is not", () => {
  const mistakes = mistakesAfterEdits([], deleteFiles("forms/booking.json"));
  const problem =
    'There is no form "/contact#booking" on this site, because content/forms/booking.json is missing.';
  for (const mistake of mistakes) expect(mistake).toMatchObject({ problem });
  expect(mistakes.map(({ file, field }) => `${file} ${field}`)).toContain(
    "content/pages/contact.json hero.actions[1].href",
  );
});

test("files that are needed only by a missing page are not required", () => {
  const mistakes = mistakesAfterEdits([], deleteFiles("pages/partner.json", "partnership/levels.json"));
  expect(mistakes.filter(({ problem }) => problem === "is missing.")).toEqual([]);
  const routesWithout = (...names: string[]) =>
    builtRoutes((path) => paths.includes(path) && !names.includes(path));
  expect(routesWithout("pages/events.json")).toContain("/gathering.ics");
  expect(routesWithout("pages/events.json", "pages/prayer-hub.json")).not.toContain("/gathering.ics");
});

test.each([
  ["/", "/"],
  ["/old/", "/old"],
  ["/old/?p=7", "/old?p=7"],
  ["/Über-uns", "/%C3%9Cber-uns"],
  ["/%c3%9cber-uns", "/%C3%9Cber-uns"],
])("the old address %s is normalized to %s", (writtenAddress, normalizedAddress) => {
  expect(normalizeAddress(writtenAddress)).toBe(normalizedAddress);
});

test("a redirect keeps a visitor's query, unless the target of the redirect has a query", () => {
  expect(addQuery("/about#team", "?from=mail")).toBe("/about?from=mail#team");
  expect(addQuery("/about?page=2", "?from=mail")).toBe("/about?page=2");
});
