import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { checkAfter } from "./testing/edited-content";

/** The messages about files of a copy of the fixed content after a change: file and problem. */
function messagesAfter(change: (folder: string) => void): string[] {
  return checkAfter(change).mistakes.map(
    ({ file, problem }) => `${file.slice("content/".length)} ${problem}`,
  );
}

const rename = (from: string, to: string) => (folder: string) => {
  renameSync(join(folder, from), join(folder, to));
};

const write = (file: string, bytes: string | Uint8Array) => (folder: string) => {
  writeFileSync(join(folder, file), bytes, "latin1");
};

test("a misspelt file name is reported as an unknown file and a missing file", () => {
  expect(messagesAfter(rename("pages/home.json", "pages/hoem.json"))).toEqual([
    "pages/hoem.json is not a file that the site uses.",
    "pages/home.json is missing.",
  ]);
});

test("a file name with spaces, capitals or underscores is reported", () => {
  expect(
    messagesAfter(rename("articles/hearing-without-hurrying.mdx", "articles/Ten honest_minutes.mdx")),
  ).toEqual(["articles/Ten honest_minutes.mdx has a name that does not work well in a web address."]);
});

const copy = (file: string, name: string) => (folder: string) => {
  cpSync(join(folder, file), join(folder, name));
};

test.each([
  "hearing-without-hurrying 2.mdx",
  "hearing-without-hurrying (conflicted copy 2026-11-20).mdx",
  "hearing-without-hurrying-DESKTOP-4T7K2.mdx",
  "hearing-without-hurrying copy.mdx",
  "hearing-without-hurrying (1).mdx",
  "Kopie von hearing-without-hurrying.mdx",
])("%s is reported once, as a copy of another file", (name) => {
  const originalFile = "articles/hearing-without-hurrying.mdx";
  const { mistakes } = checkAfter(copy(originalFile, `articles/${name}`));
  expect(mistakes).toEqual([
    expect.objectContaining({
      file: `content/articles/${name}`,
      problem: `seems to be a copy of content/${originalFile}. iCloud, Dropbox, OneDrive and file managers sometimes make such copies.`,
      fix: "Both files have the same text. Delete this copy.",
    }),
  ]);
});

test("the fix for a copy that may have another text is to compare both files", () => {
  const { mistakes } = checkAfter((folder) => {
    copy("pages/home.json", "pages/home 2.json")(folder);
    const article = readFileSync(join(folder, "articles/hearing-without-hurrying.mdx"), "utf8");
    writeFileSync(join(folder, "articles/hearing-without-hurrying 2.mdx"), `${article} More.`);
  });
  expect(mistakes.map(({ fix }) => fix)).toEqual([
    "If this file is not a copy, rename it, for example to my-title.mdx. Otherwise, add the missing text to hearing-without-hurrying.mdx, then delete this copy.",
    "Copy missing text from this file to home.json, then delete this file.",
  ]);
});

test("two published teachings with the same text cause a note", () => {
  const { mistakes, notes } = checkAfter(copy("articles/salt.mdx", "articles/sugar.mdx"));
  expect(mistakes).toEqual([]);
  expect(notes).toContainEqual(
    expect.objectContaining({
      file: "content/articles/sugar.mdx",
      problem: "has the same text as content/articles/a-name-on-a-card.mdx.",
    }),
  );
});

test.each([
  [".md", "Rename this file to hearing-without-hurrying.mdx."],
  [".mdx.txt", "Rename this file to hearing-without-hurrying.mdx."],
  [".docx", "Remove the document from content/. To import its text, run npm run import -- FILE.docx."],
  [
    ".mdx~",
    "Correct the name or the folder of the file, or remove the file. The site uses NAME.mdx in this folder. Downloads and recordings belong in content/files, and pictures in content/pictures.",
  ],
])("the fix for a teaching with the file extension %s is %j", (ending, fix) => {
  const originalFile = "articles/hearing-without-hurrying.mdx";
  const { mistakes } = checkAfter(rename(originalFile, originalFile.replace(".mdx", ending)));
  expect(mistakes.map((one) => one.fix)).toEqual([fix]);
});

test("the fix for a text file with the name of a teaching is to compare both files", () => {
  const originalFile = "articles/hearing-without-hurrying.mdx";
  const { mistakes } = checkAfter(copy(originalFile, `${originalFile}.txt`));
  expect(mistakes.map(({ fix }) => fix)).toEqual([
    "Copy missing text from this file to hearing-without-hurrying.mdx, then delete this file.",
  ]);
});

const heic = "\0\0\0\x18ftypheic\0\0\0\0mif1heic";

test.each([
  [
    "that is empty",
    "portrait.jpg",
    "",
    "is not a JPEG, PNG, WebP or AVIF picture, even if its name says so.",
  ],
  [
    "whose content has a different format from its name",
    "portrait.jpg",
    "GIF89a\x01\0",
    "is not a JPEG, PNG, WebP or AVIF picture, even if its name says so.",
  ],
  [
    "in Apple's format",
    "portrait.jpg",
    heic,
    "is a HEIC picture (Apple’s format). Most browsers do not show it.",
  ],
])("a picture %s is reported", (_, name, bytes, problem) => {
  expect(messagesAfter(write(`pictures/${name}`, bytes))).toContain(`pictures/${name} ${problem}`);
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a picture in the format %s is accepted",
  async (format) => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
    expect(messagesAfter(write("pictures/portrait.jpg", await picture.toFormat(format).toBuffer()))).toEqual(
      [],
    );
  },
);

test("a picture's name with an accent encoded as on a Mac is reported", () => {
  const { mistakes } = checkAfter((folder) => {
    const site = readFileSync(join(folder, "site.json"), "utf8");
    writeFileSync(join(folder, "site.json"), site.replace("portrait.jpg", "über.jpg"));
    rename("pictures/portrait.jpg", `pictures/${"über.jpg".normalize("NFD")}`)(folder);
  });
  expect(mistakes).toContainEqual(
    expect.objectContaining({
      field: "leader.portrait.file",
      problem: expect.stringContaining("differ in capital letters or accents") as string,
    }),
  );
});

test("files that the operating system creates are not checked", () => {
  expect(messagesAfter(write("pictures/portrait.jpg:Zone.Identifier", "[ZoneTransfer]"))).toEqual([]);
});

test("a picture in the same folder as its text, and a file in content/files, are accepted", () => {
  const change = (folder: string) => {
    cpSync(join(folder, "pictures/portrait.jpg"), join(folder, "pages/hall.jpg"));
    writeFileSync(join(folder, "files/a.pdf"), "");
    const text = readFileSync(join(folder, "pages/privacy.mdx"), "utf8");
    const addedText = '\n\n![A hall](hall.jpg)\n\n<Download href="../files/a.pdf">A sheet</Download>\n';
    writeFileSync(join(folder, "pages/privacy.mdx"), text + addedText);
  };
  expect(messagesAfter(change)).toEqual([]);
});

test.each([
  ["in the encoding Windows-1252", Buffer.from('{\n  "title": "It\x92s"\n}\n', "latin1"), 2],
  ["in UTF-16", Buffer.from("\uFEFF{}", "utf16le"), 1],
])("a file that is saved %s is reported", (_, bytes, line) => {
  expect(checkAfter(write("pages/home.json", bytes)).mistakes).toMatchObject([
    { file: "content/pages/home.json", line, problem: "is not saved as UTF-8." },
  ]);
});

test("a file that cannot be opened is reported", () => {
  const change = (folder: string) => {
    symlinkSync("no-such-file", join(folder, "events/x.mdx"));
    symlinkSync(".", join(folder, "guides/x.mdx"));
    mkdirSync(join(folder, "events/y.mdx"));
    writeFileSync(join(folder, "events/y.mdx/a.json"), "{}");
  };
  expect(messagesAfter(change)).toEqual([
    "events/x.mdx cannot be opened. Either this is a shortcut whose target is a folder or does not exist, or you do not have permission to read the file.",
    "events/y.mdx/a.json is not a file that the site uses.",
    "guides/x.mdx cannot be opened. Either this is a shortcut whose target is a folder or does not exist, or you do not have permission to read the file.",
  ]);
});

test("Windows line endings are allowed", () => {
  const change = (folder: string) => {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.(json|mdx)$/.test(file)) continue;
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, "utf8").replaceAll("\n", "\r\n"));
    }
  };
  expect(messagesAfter(change)).toEqual([]);
});

test("a text may be empty only in a guide, an unpublished teaching or a teaching with a recording", () => {
  const messagesWithoutBody = (file: string, oldText = "", newText = "") =>
    messagesAfter((folder) => {
      const [fields = ""] = /^---[\s\S]*?\n---\n/.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      writeFileSync(join(folder, file), fields.replace(oldText, newText));
    });
  const article = "articles/hearing-without-hurrying.mdx";
  const [comingStatus, publishedStatus] = ['status: "coming-soon"', 'status: "published"'];
  const recording = 'recording:\n  file: "https://sounds.example/a.mp3"\n  duration: "1:04:30"';
  expect(messagesWithoutBody("guides/warfare-declarations.mdx")).toEqual([]);
  expect(messagesWithoutBody("pages/privacy.mdx")).toEqual(["pages/privacy.mdx is empty."]);
  expect(messagesWithoutBody(article)).toEqual([]);
  expect(messagesWithoutBody(article, comingStatus, publishedStatus)).toEqual([`${article} is empty.`]);
  expect(messagesWithoutBody(article, comingStatus, `${publishedStatus}\n${recording}`)).toEqual([]);
});

test("a file named .mp3 that is not a recording is reported", () => {
  expect(messagesAfter(write("files/talk.mp3", "Words."))).toEqual([
    "files/talk.mp3 is not an MP3 or M4A recording, even if its name says so.",
  ]);
  for (const signature of ["ID3\x04", "\xff\xfb\x90", "\0\0\0\x20ftypM4A "])
    expect(messagesAfter(write("files/talk.mp3", signature))).toEqual([]);
});

const podcast = {
  ...{
    title: "A",
    description: "B",
    author: "C",
    email: "podcast@ministry.example",
    category: "Christianity",
  },
  ...{ explicit: false, picture: { file: "./pictures/square.png", alt: "A flame." } },
};

test.each([
  [1500, 1500, 0],
  [1500, 1400, 1],
  [1399, 1399, 1],
])("a podcast’s picture of %i × %i px has %i mistakes", async (width, height, count) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: "#400" } })
    .png()
    .toBuffer();
  const { mistakes } = checkAfter((folder) => {
    write("pictures/square.png", picture)(folder);
    const site = JSON.parse(readFileSync(join(folder, "site.json"), "utf8")) as object;
    writeFileSync(join(folder, "site.json"), JSON.stringify({ ...site, podcast }));
  });
  expect(mistakes.map(({ field }) => field)).toEqual(Array(count).fill("podcast.picture.file"));
});

test("if the book's file is missing, a hero that shows the book's cover is reported", () => {
  const messages = messagesAfter((folder) => {
    rmSync(join(folder, "book/details.json"));
  });
  expect(messages).toContain(
    'pages/acts-of-war-book.json "cover" shows the picture in content/book/details.json, but there is no such file.',
  );
});
