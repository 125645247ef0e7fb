import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readClock } from "../../src/calendar/clock";
import { endpointOf } from "../../src/forms/endpoint";
import { forms } from "../../src/forms/forms";
import { formerWorkerRules, formerWorkers } from "../../src/gatsby/former-workers";
import { collectInlineHashes, type InlineHashes, integrityOf } from "../../src/gatsby/security";
import { content, files, pages, publicFolder, readPublishedFile, root, site } from "./site";

const hashedPath = /^\/[^/]+-[0-9a-f]{20}\.(js|css)$|^\/static\//;
const servedFiles = files.filter((file) => !["/_headers", "/_redirects"].includes(file));

/** The blocks of the file _headers. Each block has a path, in which an asterisk or `:name` matches anything. */
const blocks = readPublishedFile("/_headers")
  .split(/\n(?=\/)/)
  .map((block) => {
    const [path = "", ...lines] = block.trim().split("\n");
    const headers = lines.map((line) => line.trim().split(/: (.*)/s, 2) as [string, string]);
    const pattern = path.replace(/[.?+]/g, "\\$&").replaceAll("*", ".*").replace(/:\w+/g, "[^/]+");
    return { matches: new RegExp(`^${pattern}$`), headers };
  });

/** The headers of a path, with names in lower case. */
function headersOf(path: string): [name: string, value: string][] {
  return blocks
    .filter(({ matches }) => matches.test(path))
    .flatMap(({ headers }) => headers.map(([name, value]): [string, string] => [name.toLowerCase(), value]));
}

/** The paths of files that remove a former site's service worker. */
const workers = formerWorkers.filter((address) => !address.startsWith("?")).map((name) => `/${name}`);

describe("headers", () => {
  test.each([...new Set([...servedFiles, ...workers, "/", "/contact", "/no/such/page"])])(
    "%s has each header once, and all security headers",
    (path) => {
      const pathHeaders = headersOf(path);
      const headers = new Map(pathHeaders);
      // If a header occurs twice, it is not documented which one applies.
      expect(headers.size).toBe(pathHeaders.length);
      expect(headers.get("cache-control")).toBe(
        hashedPath.test(path)
          ? "public, max-age=31536000, immutable"
          : workers.includes(path)
            ? "no-store"
            : undefined,
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
      expect(headers.get("referrer-policy")).toMatch(
        /^(no-referrer|same-origin|strict-origin-when-cross-origin)$/,
      );
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      // An unknown address does not have this header.
      if (path !== "/no/such/page")
        expect(headers.get("cross-origin-resource-policy")).toMatch(/^(same|cross)-origin$/);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/^default-src 'none';/);
      for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
        expect(policy).toContain(directive);
      expect(policy).not.toMatch(/'unsafe-(inline|eval)'|data:|\*/);
    },
  );

  test("the Content-Security-Policy has the hash of every inline script and style", () => {
    const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
    for (const { html } of pages) collectInlineHashes(html, hashes);
    const policy = new Map(headersOf("/")).get("content-security-policy");
    expect([...hashes.scripts, ...hashes.styles].filter((source) => !policy?.includes(source))).toEqual([]);
  });
});

test("every old address redirects permanently, and no other address redirects", () => {
  const lines = files.includes("/_redirects") ? readPublishedFile("/_redirects").split("\n") : [];
  const foundRules = lines
    .filter((line) => line.startsWith("/") && !formerWorkerRules.includes(line))
    // Each line has the old path, its query (if any), the target and the status.
    .map((line) => line.split(/\s+/).reverse())
    .map(([status = "", to = "", ...from]) => ({
      from: from.reverse().join("?"),
      to: to.replace(/^https:.*/, "elsewhere"),
      status: Number(status.replace("!", "")),
    }));
  const expectedRules = Array.from(content.oldAddresses, ([from, to]) => ({
    from,
    to: /^(https:|\{)/.test(to) ? "elsewhere" : to,
    status: 301,
  }));
  expect(new Set(foundRules)).toEqual(new Set(expectedRules));
});

test("a single function answers the addresses of all forms", () => {
  const folder = join(root, ".netlify", "functions-internal");
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(["forms", join("forms", "forms.mjs")]);
  const emittedCode = readFileSync(join(folder, "forms", "forms.mjs"), "utf8");
  expect(emittedCode).toContain('import "../../../.cache/functions/[form].js";');
  expect(existsSync(join(root, ".cache", "functions", "[form].js"))).toBe(true);
  // The configuration is read from the source, as Netlify does.
  const addresses = forms.map(({ name }) => endpointOf(name));
  expect(emittedCode).toContain(`export const config = { path: ${JSON.stringify(addresses)} };`);
});

test.each(pages)("every script of $path has the hash of its file", ({ html }) => {
  for (const [tag, src = ""] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g))
    expect(tag).toContain(
      ` integrity="${integrityOf(readFileSync(join(publicFolder, src)))}" crossorigin="anonymous"`,
    );
});

test("no source map is published", () => {
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.filter((file) => readPublishedFile(file).includes("sourceMappingURL="))).toEqual([]);
});

test("the sitemap lists exactly the indexed pages", () => {
  const urls = [...readPublishedFile("/sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  const indexedUrls = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => site.url + path);
  expect([...urls].sort()).toEqual(indexedUrls.sort());
  for (const address of urls) expect(address).toMatch(/^https:\/\/[^/]+\/([a-z0-9]+(-[a-z0-9]+)*\/?)*$/);
});

test("if a teaching is published, the blog links to a feed with the newest teachings", () => {
  const teachings = pages.filter(({ path }) => /^\/blog\/(?!page\/|category\/|series\/)/.test(path));
  expect(files.includes("/feed.xml")).toBe(teachings.length > 0);
  const hasLink =
    pages.find(({ path }) => path === "/blog")?.html.includes('type="application/rss+xml"') ?? false;
  expect(hasLink).toBe(teachings.length > 0);
  if (teachings.length === 0) return;
  expect(new Map(headersOf("/feed.xml")).get("content-type")).toMatch(/^application\/rss\+xml/);
  const feed = readPublishedFile("/feed.xml");
  expect(feed.match(/<item>/g)).toHaveLength(Math.min(teachings.length, 24));
  const urls = Array.from(feed.matchAll(/<guid[^>]*>([^<]*)</g), ([, address]) => address);
  expect(urls.filter((address) => !teachings.some(({ path }) => site.url + path === address))).toEqual([]);
});

interface Teaching {
  title: string;
  status: string;
  date?: string;
  recording?: { file: string };
}

test("drafts, scheduled teachings, their recordings and hidden files are not published", () => {
  const teachings = content.files
    .filter(({ file }) => file.startsWith("articles/"))
    .map(({ file, data }) => ({ file, ...(data as Teaching) }));
  const isWaiting = ({ status, date = "" }: Teaching) =>
    status === "draft" || (status === "published" && date > (content.today ?? ""));
  const publicFiles = teachings.filter((one) => !isWaiting(one)).map(({ recording }) => recording?.file);
  const hiddenTexts = teachings.filter(isWaiting).flatMap(({ file, title, recording }) => {
    const recordingFile = publicFiles.includes(recording?.file)
      ? []
      : [recording?.file.replace(/.*\//, "") ?? []].flat();
    return [file.replace(/.*\/|\.mdx$/g, ""), title, ...recordingFile];
  });
  const lists = ["/blog/index.json", "/feed.xml", "/podcast.xml", "/sitemap.xml"].filter((one) =>
    files.includes(one),
  );
  const publishedText = [
    ...lists.map(readPublishedFile),
    ...pages.map(({ html }) => html),
    files.join("\n"),
  ].join("\n");
  expect([...hiddenTexts, "A Hidden Teaching"].filter((one) => publishedText.includes(one))).toEqual([]);
});

test("the icons have the sizes that the manifest lists", () => {
  const manifest = JSON.parse(readPublishedFile("/manifest.webmanifest")) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe(site.ministry.name);
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(join(publicFolder, src));
    expect(`${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`).toBe(sizes);
  }
});

test("security.txt contains an address for reports and expires within half a year", () => {
  const text = readPublishedFile("/.well-known/security.txt");
  expect(text).toContain(`Contact: mailto:${site.addresses.general.email}\n`);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - readClock().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(181);
});
