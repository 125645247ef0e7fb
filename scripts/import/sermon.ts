import { dayOf, fileNameOf, type ImportedRecording } from "../documents/imported-text";
import { parseHtml, plainTextOf } from "../documents/tree";

/**
 * The post types of WordPress plugins whose posts are sermons or episodes (Sermon Manager, Seriously Simple
 * Podcasting).
 */
export const sermonTypes = ["wpfc_sermon", "podcast"];

/** Their taxonomies of series. */
export const seriesTaxonomies = ["wpfc_sermon_series", "series", "sermon_series"];
/** Their taxonomies of the people who speak. */
export const speakerTaxonomies = ["wpfc_preacher", "sermon_speaker", "speaker", "preacher"];

/** The custom fields of a post, by name. */
type Meta = ReadonlyMap<string, string>;

/**
 * Reads the sounds of a post, as PowerPress, Seriously Simple Podcasting, Sermon Manager or WordPress itself store
 * them.
 * @param enclosures their addresses, sizes and types in lines, as PowerPress writes them
 * @param guid the guid of the post, which these plugins use in their feeds
 * @returns its recording, and the addresses of its other sounds and videos
 */
export function soundsOf(meta: Meta, enclosures: readonly string[] = [], guid = "") {
  const fields = ["sermon_audio", "audio_file"].map((key) => `${meta.get(key) ?? ""}\n\naudio/mpeg`);
  const sounds = [...fields, ...enclosures].map((one) => one.replace(/^http:/, "https:").split(/[ \r]*\n/));
  const isSound = ([address = "", , type = ""]: readonly string[]) =>
    /\.(?:mp3|m4a)(?:[?#]|$)/i.test(address) ||
    (type.startsWith("audio/") && /^https:\/\/[^?#]+\/[^./?#]+(?:[?#]|$)/.test(address));
  const [file] = sounds.find(isSound) ?? [];
  const [, serialized] = /s:8:"duration";s:\d+:"([\d:]+)"/.exec(enclosures.join("\n")) ?? [];
  const written = meta.get("_wpfc_sermon_duration") || meta.get("duration") || serialized;
  const recording = file && { file, duration: durationOf(written), guid: guid || undefined };
  const others = sounds.flatMap(([address = ""]) => (["", file].includes(address) ? [] : address));
  return { recording: recording || undefined, others: new Set(others) };
}

/**
 * Removes the links to a recording from a text, because its page has a player.
 * @param leftOut collects the text of these links
 */
export function withoutPlayer(
  markdown: string,
  recording: ImportedRecording | undefined,
  leftOut: string[],
): string {
  if (recording === undefined) return markdown;
  const isLink = (part: string) => part.endsWith(`](${recording.file})`);
  const parts = markdown.split("\n\n");
  for (const part of parts.filter(isLink)) {
    const text = part.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    if (!recording.file.includes(text)) leftOut.push(`the text of its player (${text})`);
  }
  return parts.filter((part) => !isLink(part)).join("\n\n");
}

/** 00:38:12 or 2292 as 38:12; undefined if nothing is known. */
function durationOf(written = ""): string | undefined {
  if (!/^\d+(?::\d{1,2}){0,2}$/.test(written)) return undefined;
  const seconds = written.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [...(hours > 0 ? [hours] : []), minutes, seconds % 60];
  const shownParts = parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0")));
  return seconds === 0 ? undefined : shownParts.join(":");
}

/** The day of a sermon of Sermon Manager, which keeps seconds since 1970, or a date in its old versions. */
export function sermonDay(meta: Meta, leftOut: string[]): string | undefined {
  const written = meta.get("sermon_date");
  return dayOf(
    /^\d+$/.test(written ?? "") ? new Date(Number(written) * 1000).toISOString() : written,
    leftOut,
  );
}

// Sermon Manager writes its fields into the content, for searches: "Bible Text: … | Preacher: … | Series: … | …".
const summaryFields = /^(?:(?:Bible Text|Preacher|Series): [^|\n]{1,120}(?:\|\s*|(?=\n)|$))+/;

/** The text of a sermon as HTML: its passage, description, content, videos and handouts. */
export function sermonContent(content: string, meta: Meta): string {
  const [passage, description = "", ...films] = [
    "bible_passage",
    "sermon_description",
    "sermon_video_link",
    "sermon_video",
  ].map((key) => meta.get(key)?.trim());
  const text = content.replace(summaryFields, "");
  const [plainContent = "", plainDescription] = [text, description].map((html) =>
    plainTextOf(parseHtml(html)).replace(/\s/g, ""),
  );
  // Without a text of its own, the content is the description without tags.
  const isRepeated = !text.includes("<") && plainDescription?.includes(plainContent);
  const handouts = ["sermon_notes", "sermon_bulletin"]
    .flatMap((key) => meta.get(key)?.match(/https?:\/\/[^\s"';]+/g) ?? [])
    .map((address) => `<a href="${address}">${fileNameOf(address)}</a>`);
  const parts = [description, isRepeated ? "" : text, ...films, ...handouts];
  return [passage && `<p><em>${passage}</em></p>`, ...parts].filter(Boolean).join("\n\n");
}
