import { expect, test } from "./support/hosted-screen";

test.use({ group: "recording" });

test("a recording of 30 MB can be uploaded and published as a teaching", async ({ hosted }) => {
  const { page, field } = hosted;
  const file = field("recording.file");
  // Frames of silence: MPEG-1 layer III of 128 kbit/s and 44.1 kHz.
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  const buffer = Buffer.alloc(30_000_000, frame);
  await hosted.create("article");
  await hosted.fill({
    title: "Watch and Pray",
    excerpt: "A talk on Mark 14:38, for everyone who falls asleep over the prayer that they meant to pray.",
  });
  await hosted.choose("category", "Prayer Life");
  await field("date").locator("input").fill("2025-11-23");
  await hosted.choose("status", "published");
  await field("recording").getByRole("checkbox").click();
  await file.getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles({ name: "Sunday Night.mp3", mimeType: "audio/mpeg", buffer });
  await expect(dialog.getByRole("option", { name: "sunday-night.mp3", selected: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(file).toContainText("sunday-night.mp3");
  await hosted.publish();
  expect(hosted.read("articles/watch-and-pray.mdx")).toContain(
    'recording:\n  file: "../files/sunday-night.mp3"\n',
  );
  expect(hosted.repository.read("main:content/files/sunday-night.mp3").equals(buffer)).toBe(true);
  expect(hosted.problems()).toEqual([]);
});
