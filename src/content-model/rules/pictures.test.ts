import { existingPicture } from "./pictures";

const file = "pages/press-kit.json";

function judge(name: string, paths = [`pictures/${name}`], shownIn = file) {
  const place = { file: shownIn, paths, facts: {}, language: "en-US", site: "", routes: [] };
  return existingPicture(`../pictures/${name}`, {
    ...place,
    today: undefined,
    scheduled: new Map(),
    oldAddresses: new Map(),
    staticFiles: new Set<string>(),
  });
}

test.each(["headshot.jpg", "Adéọlá-2026_v1.2.png", "photo@2x.webp", "-first--last-.avif", "写真.jpeg"])(
  "%s can be shown",
  (name) => {
    expect(judge(name)).toEqual([]);
  },
);

test.each([
  ["headshot (1).jpg", "headshot-1.jpg"],
  ["Leader's portrait.jpg", "Leader-s-portrait.jpg"],
  ["portrait,final.png", "portrait-final.png"],
  ["fire&ice.jpg", "fire-ice.jpg"],
  ["100%.jpg", "100.jpg"],
  ["what?#1.png", "what-1.png"],
  ["().png", "picture.png"],
])("%s is to be called %s", (name, better) => {
  expect(judge(name)).toEqual([
    {
      problem: `../pictures/${name} has signs in its name that are not safe in an address.`,
      fix: `Rename the file with letters, digits and - . _ alone, and write that name here: ../pictures/${better}.`,
    },
  ]);
});
