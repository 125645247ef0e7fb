import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { finishPages } from "./static-pages";
import { listFiles } from "./published-files";

const framework = `framework-${"a".repeat(20)}.js`;
const liveScript = `component---live-${"c".repeat(20)}.js`;

/** The slots in the HTML that React writes. */
const firstScriptSlot = '<script id="first-script"></script>';
const staticPageSlot = '<template id="static-page"></template>';

const builtFiles: Record<string, string> = {
  "index.html": `${firstScriptSlot}<style>.css-1ab h2{}</style><h1 class="css-9z css-1ab">On css-1ab</h1>${staticPageSlot}`,
  "live.html": `${firstScriptSlot}<form class="css-9z" action="/api/send"></form><template id="live-page"></template>`,
  "events.html": `${firstScriptSlot}<p data-local-time=""></p>${staticPageSlot}`,
  "hub.html": `${firstScriptSlot}<p data-until=""></p><form action="https://list.example"></form>${staticPageSlot}`,
  "news.html": `${firstScriptSlot}<section><p data-ends-at=""></p></section><script id="announcement-script"></script>${staticPageSlot}`,
  "home.html": `${firstScriptSlot}<div><p data-until=""></p></div><script id="dates-script"></script><h2>More</h2>${staticPageSlot}`,
  "blog/out.html": `${firstScriptSlot}<h1>An article that is out</h1>${staticPageSlot}`,
  "previews/blog/out.png": "",
  "previews/blog.png": "",
  "gathering.ics": "BEGIN:VCALENDAR",
  [framework]: "",
  [liveScript]: 'read("7")',
  "webpack.stats.json": JSON.stringify({
    assetsByChunkName: { "component---live": [framework, liveScript] },
  }),
  "chunk-map.json": "{}",
  "~partytown/partytown.html": "",
  "_gatsby/slices/scripts.html": "",
  "page-data/app-data.json": "{}",
  "page-data/live/page-data.json": JSON.stringify({
    componentChunkName: "component---live",
    result: { data: { title: "</script>" }, pageContext: {} },
    staticQueryHashes: ["7", "8"],
  }),
  "page-data/sq/d/7.json": '{"data":{"read":"in the browser"}}',
  "page-data/sq/d/8.json": '{"data":{"read":"on the server alone"}}',
};

describe("the published folder", () => {
  const originalFolder = process.cwd();
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "published-"));
    process.chdir(root);
    for (const [file, text] of Object.entries(builtFiles)) {
      mkdirSync(path.dirname(path.join("public", file)), { recursive: true });
      writeFileSync(path.join("public", file), text);
    }
  });

  afterEach(() => {
    process.chdir(originalFolder);
    rmSync(root, { recursive: true });
  });

  it("does not contain files of Gatsby's router", () => {
    finishPages("public");
    const files = listFiles("public").map((name) => name.replace(/^page-[0-9a-f]{20}\.js$/, "own"));
    expect(files.sort()).toEqual(
      [
        "blog/out.html",
        "events.html",
        "gathering.ics",
        "home.html",
        "hub.html",
        "index.html",
        "live.html",
        "news.html",
        "previews/blog.png",
        "previews/blog/out.png",
        framework,
        liveScript,
        "own",
      ].sort(),
    );
  });

  it("has a page without React whose only script is the first script", () => {
    finishPages("public");
    const html = '</script><style>.css-1ab h2{}</style><h1 class="css-9z css-1ab">On css-1ab</h1>';
    expect(readFileSync("public/index.html", "utf8").replace(/^<script>[^]+?(?=<\/script>)/, "")).toBe(html);
  });

  it.each(["events", "hub"])(
    "has the page %s with the first script and the script for dates, but without React",
    (page) => {
      finishPages("public");
      const [, ...scripts] = readFileSync(`public/${page}.html`, "utf8").split("<script>");
      expect(scripts.slice(1)).toEqual([expect.stringContaining("data-until")]);
    },
  );

  it("has a single script for dates on a page that shows dates in several sections", () => {
    finishPages("public");
    const html = readFileSync("public/home.html", "utf8");
    expect(html).toMatch(
      /<\/div><script>((?!<\/script>).)*data-until((?!<\/script>).)*<\/script><h2>More<\/h2>$/,
    );
  });

  it("has a script directly after the announcements of a page", () => {
    finishPages("public");
    const html = readFileSync("public/news.html", "utf8");
    expect(html).toMatch(/<\/section><script>[^<]*currentScript[^<]*<\/script>$/);
  });

  it("has a script with the data of each page that uses React", () => {
    finishPages("public");
    const html = readFileSync("public/live.html", "utf8");
    const tags = [...html.matchAll(/src="\/([^"]+)" integrity="sha256-[^"]{44}" crossorigin="anonymous"/g)];
    expect(tags.map(([, name]) => name)).toEqual([expect.stringMatching(/^page-/), framework, liveScript]);
    const pageScript = readFileSync(path.join("public", tags[0]?.[1] ?? ""), "utf8");
    // The inline scripts are after the template, without the comments of their source.
    expect(html).toMatch(
      /<\/template><script>(?![^]*\/\/ )[^]*draft:[^]*<script>[^]*data-replay[^]*<\/script>$/,
    );
    expect(html).not.toContain("data-local-time");
    const fakeWindow: { pageData?: unknown } = {};
    runInNewContext(pageScript, { window: fakeWindow });
    expect(fakeWindow.pageData).toMatchObject({
      props: { data: { title: "</script>" }, pageContext: {} },
      staticQueries: { 7: { data: { read: "in the browser" } } },
    });
  });

  it.each([firstScriptSlot, staticPageSlot])(
    "causes an error if a page does not have the slot %s",
    (slot) => {
      writeFileSync("public/index.html", (builtFiles["index.html"] ?? "").replace(slot, ""));
      expect(() => {
        finishPages("public");
      }).toThrow("slots.ts is missing");
    },
  );

  it("causes an error if a page that uses React does not have a webpack entry", () => {
    writeFileSync("public/webpack.stats.json", '{"assetsByChunkName":{}}');
    expect(() => {
      finishPages("public");
    }).toThrow("live.html calls useHydration()");
  });
});
