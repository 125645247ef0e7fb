import { assetPaths, filesFolder } from "../assets";
import type { AssetReader } from "../content";
import { unopenedFile, type Explanation } from "../messages";
import { didYouMean } from "../near-names";
import { type Rule } from "./rule";

/** The media types that browsers and podcast directories accept, by file extension. */
const soundTypes: Readonly<Record<string, string>> = { ".mp3": "audio/mpeg", ".m4a": "audio/x-m4a" };

/** The media types that servers use for these formats. */
const typesOfServers: Readonly<Record<string, string>> = {
  ...{ "audio/mpeg": "audio/mpeg", "audio/mp3": "audio/mpeg" },
  ...{ "audio/mp4": "audio/x-m4a", "audio/m4a": "audio/x-m4a", "audio/x-m4a": "audio/x-m4a" },
};

/** The endings of the files that may be recordings. */
export const soundEndings = Object.keys(soundTypes);

/** The media type of a recording by its path or address. Without a known ending, it is the type of MP3. */
export function soundTypeOf(writtenPath: string): string {
  return soundTypes[endingOf(writtenPath)] ?? "audio/mpeg";
}

/**
 * The media type of a recording elsewhere.
 * @param contentType the content type in the reply of the server
 * @returns undefined if browsers and podcast directories do not accept it
 */
export function soundTypeElsewhere(address: string, contentType: string): string | undefined {
  const type = contentType.replace(/;.*/, "").trim().toLowerCase();
  // Some hosts send application/octet-stream for every file.
  const isUnspecified = type === "" || /^(application|binary)\/octet-stream$/.test(type);
  return typesOfServers[type] ?? (isUnspecified ? soundTypes[endingOf(address)] : undefined);
}

function endingOf(writtenPath: string): string {
  const path = isOnTheWeb(writtenPath) ? writtenPath.replace(/[?#].*$/, "") : writtenPath;
  return /\.\w+$/.exec(path)?.[0].toLowerCase() ?? "";
}

/** Sites that show a recording on a page, each with the fix. */
const pagesWithSounds: ReadonlyArray<[site: RegExp, fix: string]> = [
  [
    /^(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\//,
    'Remove this recording. To show the video, write this in the text: <Video href="https://…" title="…" />.',
  ],
  [
    /^(?:www\.)?dropbox\.com\/(?!.*[?&](?:raw|dl)=1)/,
    "Write raw=1 instead of dl=0 at the end of the address. If the address does not contain dl=0, add ?raw=1 (after another question mark: &raw=1). The address then opens the file, not Dropbox’s preview.",
  ],
  [
    /^(?:(?:drive|docs)\.google|(?:[\w-]+\.)*(?:1drv|onedrive\.live|icloud|sharepoint|soundcloud|spotify|mixcloud|facebook)|podcasts\.apple)\.(?:com|ms)\/|^(?:www\.)?archive\.org\/details\//,
    "Download the recording from that site and put the file into content/files, or use the address of the file (it ends in .mp3 or .m4a).",
  ],
];

/** Whether a path in content/ is a recording. */
export function isSound(path: string): boolean {
  return path.startsWith(filesFolder) && soundEndings.includes(endingOf(path));
}

/** An ID3 tag, a frame or the padding of MP3, and the first box of M4A (ISO/IEC 14496-12). */
const soundSignatures = [/^ID3/, /^\xff[\xe0-\xff]/, /^\0/, /^[^]{4}ftyp/];

/** A recording's bytes must be in a format that browsers play. */
export function recordingMistake(path: string, reader: AssetReader): Explanation | undefined {
  if (!isSound(path)) return undefined;
  const beginning = reader.beginningOf(path);
  if (beginning === undefined) return unopenedFile;
  // Latin-1 makes one character of each byte.
  const header = Buffer.from(beginning).toString("latin1");
  if (soundSignatures.some((signature) => signature.test(header))) return undefined;
  return {
    problem: "is not an MP3 or M4A recording, even if its name says so.",
    fix: "Export the recording as MP3 (64 kbit/s mono is enough for speech), and replace this file with the result. Changing only the name's ending does not help.",
  };
}

/** Whether a recording is on another site. */
export function isOnTheWeb(writtenPath: string): boolean {
  return /^https?:/i.test(writtenPath);
}

/** The path of a recording in content/; undefined if it is not in content/files. */
export function recordingPath(address: string, file: string, paths: readonly string[]): string | undefined {
  return assetPaths(address, file).find((path) => path.startsWith(filesFolder) && paths.includes(path));
}

/** A recording must be a sound file of content/files, or an address that begins with https://. */
export const existingRecording: Rule = (writtenPath, { file, paths }) => {
  if (isOnTheWeb(writtenPath)) return mistakeElsewhere(writtenPath);
  if (!soundEndings.includes(endingOf(writtenPath)))
    return {
      problem: `${writtenPath} is not an MP3 or M4A file. Players and podcast directories need one of these formats.`,
      fix: "Put an MP3 or M4A file into content/files, and write the path of the file, such as ../files/NAME.mp3. If necessary, export the recording as MP3 (64 kbit/s mono is enough for speech).",
    };
  if (recordingPath(writtenPath, file, paths) !== undefined) return undefined;
  const recordings = paths.filter(isSound).map((path) => `../${path}`);
  const sameNameRecording = recordings.find((one) => one.endsWith(`/${writtenPath.replace(/^.*\//, "")}`));
  return {
    problem: `${writtenPath} is not the path of a recording in content/files.`,
    fix: didYouMean(
      sameNameRecording ?? writtenPath,
      recordings,
      "Put the recording into content/files, and write the path of the file, such as ../files/NAME.mp3.",
    ),
  };
};

/** Endings of other sounds and pages. Without an ending, the build asks the server. */
const otherEndings = /^\.(?:og[ag]|opus|wav|wma|flac|aac|aiff?|mp4|mov|webm|html?|php|aspx?)$/;

/** The mistake of a recording on another site; undefined if players may be able to load it. */
export function mistakeElsewhere(address: string): Explanation | undefined {
  if (!/^https:\/\/[^\s{}]+$/i.test(address) || !URL.canParse(address))
    return {
      problem: `"${address}" is not an address that players can load.`,
      fix: "Copy the address of the sound file itself. The address begins with https:// and does not contain spaces.",
    };
  const [, fix] = pagesWithSounds.find(([site]) => site.test(address.slice("https://".length))) ?? [];
  return fix === undefined && !otherEndings.test(endingOf(new URL(address).pathname))
    ? undefined
    : soundMistake(address, fix);
}

/** The mistake of a web address that is a page or another kind of file. */
export function soundMistake(
  address: string,
  fix = "Copy the address of an MP3 or M4A file, not of a page that plays the file. If the recording has another format, export it as MP3.",
): Explanation {
  return { problem: `"${address}" is not an MP3 or M4A file.`, fix };
}
