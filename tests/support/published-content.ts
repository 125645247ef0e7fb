import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** The text of the teaching that is published, with what one may hold besides paragraphs. */
const teaching = `
Whoever comes back to prayer after a dry season needs no long hour, only a door that opens easily.

> Wait on the LORD: be of good courage, and he shall strengthen thine heart: wait, I say, on the LORD.
>
> Psalm 27:14, King James Version

## The first minutes

Leave the phone in another room. There is more in [the book]({links.book}) and [the devotional](/resources).

## What Łucja & Ẹkọ said at a café, 24/7

They said to leave while it is still good, and to write down the one word that stayed.

### A verse for each minute

The psalm is old[^1], and so is the jug.

\`\`\`
Come down, O Love divine,
  seek thou this soul of mine, and visit it with thine own ardor glowing, until it freely burns
\`\`\`

| Minute | What to do | What to read | What to leave | Whom to tell |
| --- | --- | --- | --- | --- |
| First and second | Say what is true, aloud | Psalm 62, slowly, to its end | Every apology that comes to mind | Nobody, until tomorrow |

[^1]: Sung by David for Jeduthun, its title says.
`;

/**
 * Edits the fixed content as a ministry does that publishes: a teaching, a recording in a series with it, a podcast, a
 * draft, one of a later day, two events, one of them with a page, an
 * email list, legal lines, an old address, a photo from a phone as the portrait, and a page.
 * @param content the folder of a copy of the fixed content
 */
export async function publishContent(content: string): Promise<void> {
  const read = (file: string) => readFileSync(join(content, file), "utf8");
  const write = (file: string, text: string) => {
    writeFileSync(join(content, file), text);
  };
  const edit = (file: string, before: string, after: string) => {
    const source = read(file);
    if (!source.includes(before)) throw new Error(`${file} does not hold ${before}`);
    write(
      file,
      source.replace(before, () => after),
    );
  };

  const own = (file: string) => read(file).split(/^---\n/m)[1] ?? "";
  const minutes = own("articles/ten-honest-minutes.mdx").replace('"coming-soon"', '"published"');
  write("articles/ten-honest-minutes.mdx", `---\n${minutes}---\n${teaching}`);
  const titled = (title: string) => minutes.replace(/title: .*/, `title: "${title}"`);
  write(
    "articles/a-draft.mdx",
    `---\n${titled("A Draft").replace('"published"', '"draft"')}---\n\nIts text.\n`,
  );
  write(
    "articles/a-later-teaching.mdx",
    `---\n${titled("A Later Teaching").replace(/date: .*/, 'date: "2999-01-01"')}---\n\nIts text.\n`,
  );
  // Two thousand frames of silence, of 26 ms each: MPEG-1 layer III of 32 kbit/s and 44.1 kHz, mono.
  const frame = Buffer.alloc(104);
  frame.set([0xff, 0xfb, 0x10, 0xc0]);
  mkdirSync(join(content, "files"), { recursive: true });
  writeFileSync(join(content, "files/talk.mp3"), Buffer.concat(Array.from({ length: 2000 }, () => frame)));
  const talk = titled("A Talk on the Road")
    .replace(/date: .*/, 'date: "2024-12-01"\nseries: "beginnings"\nspeaker: "Ruth Guest"')
    .replace(/readTime: .*/, 'recording:\n  file: "../files/talk.mp3"');
  write("articles/a-talk.mdx", `---\n${talk}---\n`);
  edit("articles/ten-honest-minutes.mdx", 'date: "2025-05-13"', 'date: "2025-05-13"\nseries: "beginnings"');
  const series = {
    value: "beginnings",
    title: "Beginnings",
    text: "Two teachings for whoever begins to pray, or begins again, after a long while without words.",
  };
  edit("pages/blog.json", '"entries": []', `"entries": [${JSON.stringify(series)}]`);
  const cover = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: "#400" } })
    .png()
    .toBuffer();
  writeFileSync(join(content, "pictures/podcast.png"), cover);
  edit(
    "site.json",
    '"navigation": {',
    `"podcast": {
      "title": "Talks on the Road",
      "description": "Teachings on prayer that can be heard on the way, a new one on most Mondays.",
      "author": "{leader.name}",
      "email": "podcast@ministry.example",
      "category": "Christianity",
      "explicit": false,
      "picture": { "file": "./pictures/podcast.png", "alt": "A flame." }
    },
    "navigation": {`,
  );
  // Hidden files, as macOS makes them, are no content.
  write("articles/.hidden.mdx", `---\n${titled("A Hidden Teaching")}---\n\nIts text.\n`);
  write("pages/._home.json", "\0\x05\x16\x07");

  const event = own("events/spotlight-night-watch.mdx").replace(/title: .*\n/, "");
  const action = 'action:\n  label: "Get a ticket"\n  href: "https://tickets.example/leaders?year=2999"\n';
  write("events/a-vigil.mdx", `---\ntitle: "A Vigil"\ndate: "2025-07-04"\n${action}${event}---\n`);
  const days =
    'date: "2999-05-01"\nendDate: "2999-05-03"\nfrom: "09:00"\nto: "16:00"\nzone: "Europe/Madrid"\n';
  write(
    "events/three-days.mdx",
    `---\ntitle: "Three Days"\n${days}${action}${event}---\n\nBring a notebook, and what you would lay down.\n`,
  );

  edit(
    "site.json",
    '"navigation": {',
    `"legal": {
      "responsible": "{ministry.name}, Inc.",
      "address": "12 Quay Street, Portland, ME 04101",
      "taxStatus": "Gifts to {ministry.name} are tax-deductible.",
      "refunds": "Write to us within 30 days, and a gift is returned."
    },
    "emailList": {
      "page": "https://list.example/join",
      "form": "https://list.example/subscribe",
      "field": "EMAIL",
      "redirectsTo": ["https://thanks.example"]
    },
    "navigation": {`,
  );
  edit(
    "redirects.json",
    '"redirects": [',
    '"redirects": [{ "from": "/shop/", "to": "{links.book}" }, { "from": "/?page_id=12", "to": "/about" },',
  );
  write(
    "pages/giving.mdx",
    read("pages/privacy.mdx").replace(/^ {2}title: .*/m, '  title: "How Giving to the Ministry Works"'),
  );

  // A photo as a phone makes it: on its side, with its place and its owner.
  const photo = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#a0522d" } })
    .withExif({ IFD0: { Artist: "Ruth" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  writeFileSync(join(content, "pictures/portrait.jpg"), photo);
  rmSync(join(content, "pictures/portrait.png"));
  for (const file of ["site.json", "pages/press-kit.json"])
    edit(file, "pictures/portrait.png", "pictures/portrait.jpg");
  writeFileSync(join(content, "files/phone.jpg"), photo);
  edit("pages/giving.mdx", "\n## ", '\n<Download href="../files/phone.jpg">The photo</Download>\n\n## ');
}
