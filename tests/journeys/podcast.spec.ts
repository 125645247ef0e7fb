import { parseRssFeed } from "feedsmith";
import sharp from "sharp";
import { expect, test } from "../support/site";

test("the podcast has a picture, and lists every recording with its size and length", async ({
  page,
  request,
}) => {
  await page.goto("/blog/series/beginnings");
  await expect(page.getByRole("link", { name: "(RSS)" })).toHaveAttribute("href", "/podcast.xml");
  await page.goto("/blog");
  const href = await page.locator("link[rel=alternate][title='Talks on the Road']").getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^application\/rss\+xml/);
  const { items = [], itunes } = parseRssFeed(await answer.text());
  expect(items.map(({ guid }) => guid?.value)).toEqual([
    "a-talk",
    "orar-sin-prisa",
    "beten-ohne-worte",
    "open-hand-together",
    "open-hand-when-nothing-happens",
    "talks-2019-07",
    "open-hand-a-first-fast",
    "the-second-mile",
  ]);
  expect(items[0]).toMatchObject({
    title: "A Talk on the Road",
    itunes: { duration: 52, author: "Ruth Guest" },
  });
  const [{ url = "", length } = {}] = items[0]?.enclosures ?? [];
  const part = await request.get(new URL(url).pathname, { headers: { range: "bytes=1000-1999" } });
  expect([part.status(), part.headers()["content-range"]]).toEqual([
    206,
    `bytes 1000-1999/${String(length)}`,
  ]);
  const picture = await (await request.get(new URL(itunes?.image ?? "").pathname)).body();
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(["jpeg", 1400, 1400]);
});
