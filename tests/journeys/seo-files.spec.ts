import { execFileSync } from "node:child_process";
import type { APIRequestContext } from "@playwright/test";
import identity from "../../content/site.json";
import { publishedTeachings, releasedTeachings, routes } from "../support/routes";
import { expect, test } from "../support/site";

const indexed = routes.filter((route) => !["/thank-you", "/no-such-page"].includes(route));

/** Returns Git's information on a file, if the clone has the complete history. */
function lastCommit(file: string): string | undefined {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();
  try {
    if (git("rev-parse", "--is-shallow-repository") !== "false") return undefined;
    // In a history with merges, Git leaves out commits of branches whose end result is the same.
    return git("log", "-1", "--full-history", "--no-merges", "--format=%cI", "--", file) || undefined;
  } catch {
    return undefined;
  }
}

test("the sitemap lists every page that is a destination, under the address that the page gives itself", async ({
  page,
  request,
}) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const xml = await response.text();
  await page.goto("/");
  const listed = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "application/xml");
    if (parsed.querySelector("parsererror")) throw new Error("This is no XML.");
    return Array.from(parsed.querySelectorAll("url"), (url) => ({
      address: url.querySelector("loc")?.textContent ?? "",
      changed: url.querySelector("lastmod")?.textContent ?? undefined,
    }));
  }, xml);
  const addressOf = (route: string) => identity.url + route;
  const isOfBlog = (address: string) => address.startsWith(addressOf("/blog/"));
  const isList = (address: string) => /\/blog\/(?:page|category)\//.test(address);
  const addresses = listed.map(({ address }) => address);
  expect(addresses.filter((address) => !isOfBlog(address)).sort()).toEqual(indexed.map(addressOf).sort());
  // The lists are there when teachings fill more than one page.
  const ofTeachings = addresses.filter((address) => isOfBlog(address) && !isList(address));
  expect(ofTeachings).toEqual(expect.arrayContaining(publishedTeachings.map(addressOf)));
  expect(releasedTeachings.map(addressOf)).toEqual(expect.arrayContaining(ofTeachings));
  for (const { address } of listed) {
    const [link = ""] = await foundOn(request, new URL(address).pathname, /<link[^>]*rel="canonical"[^>]*>/);
    expect(link).toContain(`href="${address}"`);
  }
  const privacy = listed.find(({ address }) => address === addressOf("/privacy"));
  expect(privacy?.changed).toBe(lastCommit("content/pages/privacy.mdx"));
});

test("people can read every address", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = Array.from(
    xml.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) expect(path).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*\/?)*$/);
});

test("robots may read everything, and are led to the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${identity.url}/sitemap.xml\n`);
});

test("while no article is published there is no feed, and no page promises one", async ({
  page,
  request,
}) => {
  test.skip(publishedTeachings.length > 0, "The content has published teachings.");
  expect((await request.get("/feed.xml")).status()).toBe(404);
  await page.goto("/blog");
  await expect(page.locator("link[rel=alternate]")).toHaveCount(0);
});

test("the manifest has the ministry's name and icons that are there; browsers take it without complaint", async ({
  page,
  request,
}) => {
  await page.goto("/about");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).toBe(identity.ministry.name);
  for (const { src, sizes } of manifest.icons) {
    expect(sizeOf(await (await request.get(src)).body())).toBe(sizes);
  }
  const browser = await page.context().newCDPSession(page);
  const { errors, url } = await browser.send("Page.getAppManifest");
  expect({ errors, path: new URL(url).pathname }).toEqual({ errors: [], path: href });
});

test("whoever asks for an icon unbidden, as feed readers do, is given one that a browser can draw", async ({
  page,
  request,
}) => {
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toMatch(/^image\//);
  await page.goto("/thank-you");
  const size = await page.evaluate(async () => {
    const icon = new Image();
    icon.src = "/favicon.ico";
    await icon.decode();
    return `${String(icon.naturalWidth)}x${String(icon.naturalHeight)}`;
  });
  expect(size).toBe("32x32");
});

test("whoever finds a weakness is told whom to write to, for half a year to come", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/);
  const fields = new Map(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  expect(fields.get("Contact")).toBe(`mailto:${identity.addresses.general.email}`);
  expect(fields.get("Canonical")).toBe(`${identity.url}/.well-known/security.txt`);
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(181);
});

test("each page has a picture of its own for those who share it, 1200 by 630", async ({ request }) => {
  const pictures = new Map<string, string>();
  for (const route of indexed) {
    const [, address = ""] = await foundOn(request, route, /property="og:image" content="([^"]*)"/);
    const path = new URL(address).pathname;
    expect(pictures.get(path), `${route} has the picture of another page`).toBeUndefined();
    pictures.set(path, route);
    expect(sizeOf(await (await request.get(path)).body())).toBe("1200x630");
  }
});

/** Returns the match of a pattern in a page's HTML; an empty string if there is none. */
async function foundOn(
  request: APIRequestContext,
  route: string,
  pattern: RegExp,
): Promise<readonly string[]> {
  return pattern.exec(await (await request.get(route)).text()) ?? [];
}

/** Returns the dimensions in a PNG's header (PNG, 11.2.1). */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
