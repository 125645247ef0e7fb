import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { bringBack, noteMoves, setAside } from "./aside";
import { fillLivePages } from "./live-pages";
import { findLeftovers, internalFolders } from "./needed-files";
import { filesUnder } from "./walk";

const hash = (letter: string) => letter.repeat(20);
const framework = `framework-${hash("a")}.js`;
const live = `component---live-${hash("c")}.js`;
const still = `component---still-${hash("d")}.js`;
const later = `12-${hash("e")}.js`;
const old = `framework-${hash("f")}.js`;
const oldScript = `page-${hash("9")}.js`;

const built: Record<string, string> = {
  "index.html": '<h1>Still</h1><img src="/static/pictures/seen.avif">',
  "live.html": '<template data-scripts="/live" data-for="Viewer" data-names="1x20x90 908nhb"></template>',
  "404.html": "<h1>Not found</h1><p>An ecstatic/100% sure answer</p>",
  "blog/out.html":
    '<h1>A teaching that is out</h1><img src="/static/pictures/a%20caf%C3%A9.avif"><img src="/static/pictures/100%.avif">',
  "previews/blog/out.png": "",
  "previews/blog/to-come.png": "",
  "previews/blog.png": "",
  "deleted.html": "<h1>Of an article that is gone</h1>",
  "gathering.ics": "BEGIN:VCALENDAR",
  [framework]: "",
  [live]: `read("7");picture(r.p+"static/only-in-script.svg");load("${hash("e")}")`,
  [still]: "",
  [later]: "",
  [old]: "",
  [oldScript]: "",
  "webpack.stats.json": JSON.stringify({
    assetsByChunkName: { "component---live": [framework, live], "component---still": [still] },
  }),
  "chunk-map.json": "{}",
  "~partytown/partytown.js": "",
  "_gatsby/slices/scripts.html": "",
  "page-data/app-data.json": "{}",
  "page-data/live/page-data.json": JSON.stringify({
    componentChunkName: "component---live",
    result: { data: { title: "</script>" }, pageContext: {} },
    staticQueryHashes: ["7", "8"],
  }),
  "page-data/index/page-data.json": "{}",
  "page-data/sq/d/7.json": '{"data":{"read":"in the browser"}}',
  "page-data/sq/d/8.json": '{"data":{"read":"on the server alone"}}',
  "static/pictures/seen.avif": "",
  "static/pictures/a café.avif": "",
  "static/pictures/100%.avif": "",
  "static/pictures/unseen.avif": "",
  "static/only-in-script.svg": "",
};

describe("what is published", () => {
  const before = process.cwd();
  const root = mkdtempSync(path.join(tmpdir(), "output-"));

  beforeAll(() => {
    process.chdir(root);
    for (const [file, text] of Object.entries(built)) {
      mkdirSync(path.dirname(path.join("public", file)), { recursive: true });
      writeFileSync(path.join("public", file), text);
    }
    mkdirSync(".cache");
    setAside("public", internalFolders);
  });

  afterAll(() => {
    process.chdir(before);
    rmSync(root, { recursive: true });
  });

  it("is what pages and their scripts name, and nothing of an earlier build", async () => {
    const pages = await fillLivePages("public", ["index.html", "live.html", "404.html", "blog/out.html"]);
    expect(pages.get("index.html")).toEqual([]);
    const [own = "", ...scripts] = pages.get("live.html") ?? [];
    expect(own).toMatch(/^page-[0-9a-f]{20}\.js$/);
    expect(scripts).toEqual([framework, live]);
    const files = filesUnder("public");
    const { stale, internal } = findLeftovers("public", files, pages);
    expect(stale.sort()).toEqual(["deleted.html", old, oldScript, "previews/blog/to-come.png"].sort());
    const gone = new Set([...stale, ...internal]);
    expect(files.filter((file) => !gone.has(file)).sort()).toEqual(
      [
        "404.html",
        "blog/out.html",
        "gathering.ics",
        "index.html",
        "live.html",
        "previews/blog.png",
        "previews/blog/out.png",
        "static/only-in-script.svg",
        "static/pictures/100%.avif",
        "static/pictures/seen.avif",
        "static/pictures/a café.avif",
        framework,
        later,
        live,
        own,
      ].sort(),
    );
  });

  it("holds in a live page what wakes it up, once, whatever its words are", async () => {
    const html = readFileSync("public/live.html", "utf8");
    const tags = [...html.matchAll(/src="\/([^"]+)" integrity="sha256-[^"]{44}" crossorigin="anonymous"/g)];
    expect(tags).toHaveLength(1);
    const own = readFileSync(path.join("public", tags[0]?.[1] ?? ""), "utf8");
    const scripts = own.matchAll(/src:"\/([^"]+)",integrity:"sha256-[^"]{44}"/g);
    expect(Array.from(scripts, ([, name]) => name)).toEqual([framework, live]);
    // What loads them stands behind them, and says nothing to who maintains it.
    expect(html).toMatch(/<\/template><script>(?![^]*\/\/ )[^]*data-replay[^]*<\/script>$/);
    const page: { pageData?: unknown } = {};
    runInNewContext(own, { window: page });
    expect(page.pageData).toEqual({
      props: { data: { title: "</script>" }, pageContext: {} },
      staticQueries: { 7: { data: { read: "in the browser" } } },
      styleNames: ["1x20x90", "908nhb"],
    });
    await fillLivePages("public", ["live.html"]);
    expect(readFileSync("public/live.html", "utf8")).toBe(html);
  });

  it("stops a build where a page hydrates for which there is no script", async () => {
    writeFileSync("public/webpack.stats.json", '{"assetsByChunkName":{}}');
    await expect(fillLivePages("public", ["live.html"])).rejects.toThrow("/live hydrates");
    writeFileSync("public/webpack.stats.json", built["webpack.stats.json"] ?? "");
  });

  it("stops a build where a script that a page needs was not written", async () => {
    rmSync(path.join("public", live));
    await expect(fillLivePages("public", ["live.html"])).rejects.toThrow(live);
    writeFileSync(path.join("public", live), built[live] ?? "");
  });

  it("finds its way back to where Gatsby left it", () => {
    bringBack("public");
    setAside("public", ["chunk-map.json", "page-data", "static/pictures/seen.avif", "not-there"]);
    // What Gatsby has made meanwhile stays beside what comes back.
    mkdirSync("public/page-data/new", { recursive: true });
    noteMoves([
      { from: "public/live/index.html", to: "public/live.html", isKept: false },
      { from: "public/never/index.html", to: "public/never.html", isKept: false },
      { from: "public/404/index.html", to: "public/404.html", isKept: true },
    ]);
    expect(existsSync("public/chunk-map.json")).toBe(false);
    bringBack("public");
    expect(readFileSync("public/chunk-map.json", "utf8")).toBe("{}");
    expect(existsSync("public/page-data/index/page-data.json")).toBe(true);
    expect(existsSync("public/page-data/new")).toBe(true);
    expect(existsSync("public/static/pictures/seen.avif")).toBe(true);
    expect(readFileSync("public/live/index.html", "utf8")).toContain("Viewer");
    expect(existsSync("public/live.html")).toBe(false);
    expect(existsSync("public/404/index.html")).toBe(true);
    expect(existsSync("public/404.html")).toBe(true);
    bringBack("public");
  });
});
