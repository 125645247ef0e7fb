import sharp from "sharp";
import { dayOf, listNextGatherings } from "../../src/calendar/next-gatherings";
import { schedule } from "../../src/calendar/testing/gatherings";
import { expect, test, type HostedScreen } from "./support/hosted-screen";
import { clickItem, listItem } from "./support/screen-page";

/** Edits on a small phone. */

test.use({ device: { viewport: { width: 360, height: 740 }, hasTouch: true } });

// The previous test leaves its page open.
test.beforeEach(async ({ hosted: { page } }) => {
  await page.goto(new URL("#/collections", page.url()).href);
});

test.afterEach(({ hosted }) => {
  expect(hosted.problems()).toEqual([]);
});

/** Scrolls until a field is rendered. */
async function scrollToField({ page, field }: HostedScreen, path: string): Promise<void> {
  await page.mouse.move(180, 400);
  await expect(async () => {
    if ((await field(path).count()) === 0) await page.mouse.wheel(0, 500);
    expect(await field(path).count()).toBe(1);
  }).toPass({ intervals: [100] });
  await field(path).scrollIntoViewIfNeeded();
}

test("an editor can change a sentence by touch", async ({ hosted }) => {
  const { page } = hosted;
  await listItem(page, "page-home").tap();
  await expect(hosted.input("seo.title")).toBeVisible();
  await scrollToField(hosted, "hero.text");
  const sentence = "Come as you are, and learn to pray with a plan, alone and together.";
  await hosted.input("hero.text").fill(sentence);
  await page.route("**/build.json", (route) => route.fulfill({ status: 503 }));
  await hosted.publish();
  await expect(page.getByRole("status").filter({ hasText: "not live yet" })).toBeVisible();
  await page.unroute("**/build.json");
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "Your change is live" })).toBeVisible();
  expect(hosted.json("pages/home.json")).toHaveProperty("hero.text", sentence);
});

test("an editor can cancel the next gathering in ten taps", async ({ hosted }) => {
  const { page, field } = hosted;
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    addEventListener("pointerdown", () => (dataset["taps"] = `${dataset["taps"] ?? ""}.`), { capture: true });
  });
  const date = listNextGatherings(schedule, [], new Date(), 1).map(dayOf).join();
  const oldAnnouncements = hosted.json("announcements.json") as { changes: object[] };
  const newField = `changes.${String(oldAnnouncements.changes.length)}`;
  await listItem(page, "announcements").tap();
  await field("changes").getByRole("button", { name: "Add" }).last().tap();
  const day = field(`${newField}.date`).locator("input");
  await day.tap();
  await day.fill(date);
  await hosted.input(`${newField}.reason`).tap();
  await hosted.fill({ [`${newField}.reason`]: "Our leader is ill." });
  await hosted.publish();
  const taps = await page.evaluate(() => document.documentElement.dataset["taps"] ?? "");
  expect(taps.length).toBeLessThanOrEqual(10);
  expect(taps.length).toBeGreaterThan(5);
  const changes = [...oldAnnouncements.changes, { date, reason: "Our leader is ill." }];
  expect(hosted.json("announcements.json")).toEqual({ ...oldAnnouncements, changes });
});

test("an editor can add an event", async ({ hosted }) => {
  const { page } = hosted;
  await listItem(page, "event").tap();
  await page.getByRole("button", { name: "Create New Entry" }).tap();
  await hosted.fill({ title: "An Evening of Thanks", text: "We give thanks, and hear what has changed." });
  await scrollToField(hosted, "location");
  await hosted.fill({ location: "Online" });
  await hosted.publish();
  expect(hosted.read("events/an-evening-of-thanks.mdx")).toContain('title: "An Evening of Thanks"');
});

test("the preview of a draft opens from the menu", async ({ hosted }) => {
  const { page } = hosted;
  await page.context().route("https://deploy-preview-*/**", (route) => route.fulfill({ body: "A preview" }));
  await hosted.open("page-about");
  await hosted.fill({ "seo.title": "About {leader.name} and {ministry.name}" });
  await hosted.save();
  await page.getByRole("button", { name: "Show Editor Options" }).tap();
  const preview = page.waitForEvent("popup");
  await clickItem(page.getByRole("menuitem", { name: "View Preview" }));
  expect((await preview).url()).toMatch(/^https:\/\/deploy-preview-\d+--website\.netlify\.app\/about$/);
  await (await preview).close();
});

test("an empty event is not saved, and the event's form stays open", async ({ hosted }) => {
  const { page } = hosted;
  await hosted.create("event");
  await page.getByRole("button", { name: "Save" }).tap();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Not saved: the new entry in Events (");
  await dialog.getByRole("button", { name: "OK" }).tap();
  await expect(hosted.input("title")).toBeVisible();
});

test("an editor can replace two pictures with photos that have the same file name", async ({ hosted }) => {
  await hosted.open("site");
  const photos: (readonly [name: string, bytes: Buffer])[] = [];
  for (const path of ["leader.portrait.file", "podcast.picture.file"]) {
    const background = path.startsWith("leader") ? "#a0522d" : "#2d6da0";
    const buffer = await sharp({ create: { width: 2400, height: 2400, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await scrollToField(hosted, path);
    const file = { name: "image.jpg", mimeType: "image/jpeg", buffer };
    photos.push([await hosted.replaceFile(path, file), buffer]);
  }
  await hosted.publish();
  for (const [name, buffer] of photos)
    expect(hosted.repository.read(`main:content/pictures/${name}`).equals(buffer)).toBe(true);
  const names = photos.map(([name]) => `./pictures/${name}`);
  expect(hosted.json("site.json")).toMatchObject({
    leader: { portrait: { file: names[0] } },
    podcast: { picture: { file: names[1] } },
  });
});

test("an editor can change a price", async ({ hosted }) => {
  await hosted.open("facts");
  await scrollToField(hosted, "partnership.partner.price");
  await hosted.fill({ "partnership.partner.price": "$30" });
  await hosted.publish();
  expect(hosted.json("facts.json")).toHaveProperty("partnership.partner.price", "$30");
});

test("an editor can correct a mistake and save again", async ({ hosted }) => {
  const { page } = hosted;
  await hosted.open("page-contact");
  await hosted.fill({ "seo.title": "{leader.nmae}, {ministry.name}" });
  await page.getByRole("button", { name: "Save" }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).tap();
  await hosted.fill({ "seo.title": "Write to {leader.name}" });
  await hosted.publish();
  expect(hosted.json("pages/contact.json")).toHaveProperty("seo.title", "Write to {leader.name}");
});
