import { cpSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "./read";
import { articleAt, builtRoutes } from "./routes";
import { fixedContent, mistakesAfterEdits } from "./testing/edited-content";
import type { Edit } from "./testing/edited-content";

const privacy = "pages/privacy.mdx";
const home = "pages/home.json";
const article = "articles/hearing-without-hurrying.mdx";

const linkTo = (target: string): Edit => [home, '"href": "/about"', `"href": "${target}"`];

function bodyOf(file: string): string {
  return readContent(fixedContent).files.find((one) => one.file === file)?.body ?? "";
}

describe("what a link may lead to", () => {
  it("is the site's own pages and the documents, and no teaching that only comes", () => {
    const { routes } = readContent(fixedContent);
    expect(routes).toEqual(
      expect.arrayContaining(["/", "/about", "/privacy", "/gathering.ics", "/calendar.ics"]),
    );
    expect(routes.filter((route) => articleAt(route) !== undefined)).toEqual([
      "/blog/a-later-teaching",
      "/blog/a-talk",
      "/blog/ten-honest-minutes",
    ]);
  });

  it("is no document that was taken away, wherever a link to it stands", () => {
    const mistakes = mistakesAfterEdits([], (folder) => {
      rmSync(join(folder, privacy));
    });
    const problem = '"/privacy" is no page of this site.';
    expect(mistakes).toEqual([
      expect.objectContaining({ file: "content/forms/common.json", problem }),
      expect.objectContaining({ file: "content/frame.json", problem }),
      expect.objectContaining({ file: "content/pages/blog.json", problem }),
      expect.objectContaining({ file: "content/pages/prayer-hub.json", problem }),
      expect.objectContaining({ file: `content/${privacy}`, problem: "is missing." }),
    ]);
  });

  it("is a document that was added", () => {
    const mistakes = mistakesAfterEdits([linkTo("/giving#how")], (folder) => {
      cpSync(join(folder, privacy), join(folder, "pages/giving.mdx"));
    });
    expect(mistakes).toEqual([]);
  });

  it("is a teaching once it is published", () => {
    const link = linkTo("/blog/hearing-without-hurrying");
    const publish = (status: string): Edit => [article, 'status: "coming-soon"', `status: "${status}"`];
    expect(mistakesAfterEdits([link, publish("published")])).toEqual([]);
    expect(mistakesAfterEdits([link, publish("draft")])).toEqual([
      expect.objectContaining({
        file: `content/${home}`,
        field: "biography.action.href",
        fix: `Write status: "published" in content/${article} first, or take the link away.`,
      }),
    ]);
  });

  it("is a teaching whose day has not come only where that is read later still", () => {
    const link = linkTo("/blog/hearing-without-hurrying");
    const publish = (file: string, date: string): Edit[] => [
      [file, 'status: "coming-soon"', 'status: "published"'],
      [
        file,
        /^date: .*$/m.exec(readFileSync(join(fixedContent, file), "utf8"))?.[0] ?? "",
        `date: "${date}"`,
      ],
    ];
    const soon = publish(article, "2998-01-02");
    expect(mistakesAfterEdits([link, ...soon])).toEqual([
      expect.objectContaining({
        file: `content/${home}`,
        field: "biography.action.href",
        problem:
          '"/blog/hearing-without-hurrying" is a teaching that comes out on 2998-01-02, and has no page before.',
      }),
    ]);
    const [other = ""] = readContent(fixedContent).paths.filter((path) =>
      /^articles\/(?!hearing|a-|ten)/.test(path),
    );
    const [words = ""] = /^\p{L}+ \p{L}+ \p{L}+/mu.exec(bodyOf(other)) ?? [];
    const refer: Edit = [other, words, `[${words}](/blog/hearing-without-hurrying)`];
    const earlier = mistakesAfterEdits([...soon, ...publish(other, "2998-01-01"), refer]);
    expect(earlier).toEqual([expect.objectContaining({ file: `content/${other}`, field: "body" })]);
    expect(mistakesAfterEdits([...soon, ...publish(other, "2998-01-02"), refer])).toEqual([]);
    expect(mistakesAfterEdits([...soon, refer])).toEqual([]);
  });
});

describe("a teaching that cannot be read", () => {
  it("is told itself, and not at a link to it", () => {
    const mistakes = mistakesAfterEdits([
      linkTo("/blog/hearing-without-hurrying"),
      [article, 'status: "coming-soon"', 'status: "published" or not'],
    ]);
    expect(mistakes.map(({ file }) => file)).toEqual([`content/${article}`]);
  });
});

describe("a teaching", () => {
  it("is not called index.mdx", () => {
    const mistakes = mistakesAfterEdits([], (folder) => {
      renameSync(join(folder, article), join(folder, "articles/index.mdx"));
    });
    expect(mistakes).toEqual([
      {
        file: "content/articles/index.mdx",
        field: "",
        problem: "would be the page /blog/index, an address that the site needs for itself.",
        fix: "Give the file another name: it becomes the page's address.",
      },
    ]);
  });
});

describe("a document", () => {
  it.each([
    ["about.mdx", "/about"],
    ["blog.mdx", "/blog"],
    ["404.mdx", "/404"],
    ["index.mdx", "/index"],
    ["static.mdx", "/static"],
    ["api.mdx", "/api"],
  ])("is not called %s", (name, route) => {
    const mistakes = mistakesAfterEdits([], (folder) => {
      cpSync(join(folder, privacy), join(folder, "pages", name));
    });
    expect(mistakes).toEqual([
      {
        file: `content/pages/${name}`,
        field: "",
        problem: `would be the page ${route}, an address that the site needs for itself.`,
        fix: "Give the file another name: it becomes the page's address.",
      },
    ]);
  });

  it("leaves its old address to nobody when it is renamed", () => {
    const mistakes = mistakesAfterEdits([["frame.json", '"/privacy"', '"/privacy-policy"']], (folder) => {
      renameSync(join(folder, privacy), join(folder, "pages/privacy-policy.mdx"));
    });
    expect(mistakes.map(({ file }) => file)).toEqual([
      "content/forms/common.json",
      "content/pages/blog.json",
      "content/pages/prayer-hub.json",
      `content/${privacy}`,
    ]);
  });
});

describe("a page whose file is not there", () => {
  const without =
    (...names: string[]) =>
    (folder: string) => {
      for (const name of names) rmSync(join(folder, name));
    };

  it("has no address, and every link to it is told with what to do", () => {
    const mistakes = mistakesAfterEdits([], without("pages/about.json"));
    const about = {
      problem: '"/about" is a page that this site does not have: there is no content/pages/about.json.',
      fix: "Take the link away, write another address, or write that file.",
    };
    for (const problem of mistakes) expect(problem).toMatchObject(about);
    expect(mistakes.map(({ file, field }) => `${file} ${field}`)).toEqual(
      expect.arrayContaining([
        `content/${home} biography.action.href`,
        "content/site.json navigation.header[1].href",
        "content/site.json navigation.quickLinks[0].href",
      ]),
    );
  });

  it("needs nothing that it alone would show", () => {
    const found = mistakesAfterEdits([], without("pages/partner.json", "partnership/levels.json"));
    expect(found.filter(({ problem }) => problem === "is missing.")).toEqual([]);
  });

  it("leaves the calendar file to the other page that shows the gathering", () => {
    const routes = (...names: string[]) => {
      const paths = readContent(fixedContent).paths.filter((path) => !names.includes(path));
      return builtRoutes((path) => paths.includes(path));
    };
    expect(routes("pages/events.json")).toContain("/gathering.ics");
    expect(routes("pages/events.json", "pages/prayer-hub.json")).not.toContain("/gathering.ics");
  });
});
