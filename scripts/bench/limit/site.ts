import { copyFile, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path, { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import site from "../../../content/site.json";
import { writeHeaders } from "../../../src/build/security/headers";

const fonts = path.join("src", "theme", "fonts");

/** The files that this site's pages are set in. */
const faces = [
  { file: "fraunces.woff2", family: "Display", style: "normal" },
  { file: "fraunces-italic.woff2", family: "Display", style: "italic" },
  { file: "archivo.woff2", family: "Text", style: "normal" },
  { file: "archivo-bold.woff2", family: "Label", style: "normal" },
];

/** The fonts that the page preloads, as this site does. */
const ahead = ["fraunces.woff2", "archivo.woff2"];

/**
 * Writes the reference page: hand-written HTML with the home page's kind of content, without script, with one AVIF
 * picture and one font subset to the characters used; and the same page in this site's fonts, at /faces.
 * Both get the headers of the site's own pages.
 * @returns the folder to serve
 */
export async function writeLimitSite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "limit-page-"));
  const folder = join(root, "public");
  await mkdir(folder);
  const html = await readFile(join(__dirname, "page.html"), "utf8");
  const letters = html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, "");
  const font = await subsetFont(await readFile(join(fonts, "fraunces.woff2")), letters, {
    targetFormat: "woff2",
  });
  const picture = await sharp(path.join("content", site.leader.portrait.file))
    .resize(720)
    .avif({ quality: 48 })
    .toBuffer();
  await writeFile(join(folder, "index.html"), html);
  await writeFile(join(folder, "faces.html"), inOurFaces(html));
  // The server of a built site answers unknown addresses with this page.
  await writeFile(join(folder, "404.html"), html);
  await writeFile(join(folder, "font.woff2"), font);
  for (const { file } of faces) await copyFile(join(fonts, file), join(folder, file));
  await writeFile(join(folder, "portrait.avif"), picture);
  await copyFile("static/favicon.svg", join(folder, "favicon.svg"));
  await writeFile(join(folder, "robots.txt"), "User-agent: *\nAllow: /\n");
  writeHeaders(folder, []);
  return root;
}

function inOurFaces(html: string): string {
  const rules = faces.map(
    ({ file, family, style }) =>
      `@font-face { font-family: ${family}; font-style: ${style}; font-weight: 100 900; font-display: swap; src: url("/${file}") format("woff2"); }`,
  );
  const preloads = ahead.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin="anonymous" />`,
  );
  rules.push("main section:first-of-type > p:first-child { font-family: Label, Arial, sans-serif; }");
  return html
    .replace(/<link rel="preload"[^>]*>/, preloads.join(""))
    .replace(/@font-face \{[^}]*\}/, rules.join(""))
    .replace("system-ui,", "Text, system-ui,")
    .replace(/(?<= )([^ <]+)<\/h1>/, "<em>$1</em></h1>");
}
