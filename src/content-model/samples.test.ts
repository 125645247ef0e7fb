import { checkContent, readContent } from "./check";
import { parseFile } from "./parse";
import type { Content, ContentFile } from "./content";
import { groupsIn } from "./fields";
import { fieldName } from "./messages";
import { hasOwnAddress, omittedSamples, markOf, samplesIn, reasonsToHide, omitSamples } from "./samples";

const sample = checkContent("content").content;
const now = "2026-03-08T12:00:00.000Z";

const nameOf = ({ file, path }: { file: ContentFile; path: readonly (string | number)[] }) =>
  [file.file, fieldName(path, file.data)].filter((part) => part !== "").join(" ");

test("in the sample content, every file and group that can have a sample mark is marked", () => {
  // A ministry with a real address has replaced some samples.
  const files = hasOwnAddress(sample.site) ? [] : sample.files;
  const unmarkedNames = files.flatMap((file) =>
    Array.from(groupsIn(file.contentType.schema, file.data))
      .filter(({ field, group }) => markOf(field) !== undefined && group["sample"] !== true)
      .map(({ path }) => nameOf({ file, path })),
  );
  expect(unmarkedNames).toEqual([]);
  expect(samplesIn(sample.files).length).toBeLessThanOrEqual(60);
});

const contentFor = (url: string): Content => {
  const content = readContent("tests/fixtures/content");
  const markedFiles = [
    ...parseFile(
      "pages/home.json",
      JSON.stringify({
        sample: true,
        testimonials: { sample: true, entries: [{ quote: "A" }] },
        biography: { sample: true },
        faq: { sample: true },
      }),
    ),
    ...parseFile("events/past.mdx", '---\nsample: true\ntitle: "A"\ndate: "2026-03-01"\n---\n'),
    ...parseFile("events/ahead.mdx", '---\nsample: true\ntitle: "A"\ndate: "2026-04-01"\n---\n'),
  ];
  return { ...content, site: url, files: markedFiles };
};

test("each sample mark is found, with the kind that the content type defines", () => {
  expect(samplesIn(contentFor("").files).map((one) => [nameOf(one), one.kind])).toEqual([
    ["pages/home.json", "copy"],
    ["pages/home.json biography", "work"],
    ["pages/home.json testimonials", "promise"],
    ["events/past.mdx", "promise"],
    ["events/ahead.mdx", "promise"],
  ]);
});

const realAddress = "https://ministry.church";
const exampleAddress = "https://ministry.example";

test.each([
  ["an example address on the developer's computer", exampleAddress, undefined, undefined],
  ["an example address on a preview", exampleAddress, "deploy-preview", undefined],
  ["an example address on Netlify", exampleAddress, "production", { hasExampleAddress: true, promises: 3 }],
  ["a real address", realAddress, undefined, { hasExampleAddress: false, promises: 3 }],
])("the reasons to hide a build from search engines are found for %s", (_what, url, context, reasons) => {
  expect(reasonsToHide(contentFor(url), context)).toEqual(reasons);
});

test("if no facts or promises are marked as samples, search engines may list the site", () => {
  const { files, ...content } = contentFor(realAddress);
  const works = files.filter(({ file }) => file === "pages/home.json");
  const page = works.map((file) => ({ ...file, data: { ...(file.data as object), testimonials: {} } }));
  expect(reasonsToHide({ ...content, files: page }, "production")).toBeUndefined();
});

test("a site with a real address leaves out testimonials, figures and past events that are marked as samples", () => {
  expect(omittedSamples(contentFor(realAddress), now).map(nameOf)).toEqual([
    "pages/home.json testimonials",
    "events/past.mdx",
  ]);
  expect(omittedSamples(contentFor(exampleAddress), now)).toEqual([]);
  const { files, paths } = omitSamples(
    { ...contentFor(realAddress), paths: ["events/past.mdx", "a.png"] },
    now,
  );
  expect(files.map(({ file }) => file)).toEqual(["pages/home.json", "events/ahead.mdx"]);
  expect(files[0]?.data).toMatchObject({ testimonials: { entries: [] }, biography: { sample: true } });
  expect(paths).toEqual(["a.png"]);
  expect(omittedSamples({ ...sample, site: realAddress }, now).map(nameOf)).toEqual(
    expect.arrayContaining(hasOwnAddress(sample.site) ? [] : ["pages/about.json figures"]),
  );
});
