import { dayOf, fileNameOf, type ImportedRecording } from "../documents/imported-text";
import { parseHtml, plainTextOf } from "../documents/tree";

/**
 * The post types of WordPress plugins whose posts are sermons or episodes (Sermon Manager, Seriously Simple
 * Podcasting).
 */
export const sermonTypes = ["wpfc_sermon", "podcast"];

/** The taxonomies in which these plugins store series. */
export const seriesTaxonomies = ["wpfc_sermon_series", "series", "sermon_series"];
/** The taxonomies in which these plugins store speakers. */
export const speakerTaxonomies = ["wpfc_preacher", "sermon_speaker", "speaker", "preacher"];

/** The custom fields of a post, by name. */
type Meta = ReadonlyMap<string, string>;

/**
 * Reads the sounds of a post, as PowerPress, Seriously Simple Podcasting, Sermon Manager or WordPress itself store
 * them.
 * @param enclosures the address, size and type of each sound in three lines, as PowerPress writes them
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
  const [, serializedDuration] = /s:8:"duration";s:\d+:"([\d:]+)"/.exec(enclosures.join("\n")) ?? [];
  const writtenDuration = meta.get("_wpfc_sermon_duration") || meta.get("duration") || serializedDuration;
  const recording = file && { file, duration: formatDuration(writtenDuration), guid: guid || undefined };
  const otherAddresses = sounds.flatMap(([address = ""]) => (["", file].includes(address) ? [] : address));
  return { recording: recording || undefined, otherAddresses: new Set(otherAddresses) };
}

/**
 * Removes the links to a recording from a text, because its page has a player.
 * @param leftOut collects the text of these links
 */
export function removePlayerLinks(
  markdown: string,
  recording: ImportedRecording | undefined,
  leftOut: string[],
): string {
  if (recording === undefined) return markdown;
  const isLink = (part: string) => part.endsWith(`](${recording.file})`);
  const parts = markdown.split("\n\n");
  for (const part of parts.filter(isLink)) {
    const text = part.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    if (!recording.file.includes(text)) leftOut.push(`the text of the link to the recording (${text})`);
  }
  return parts.filter((part) => !isLink(part)).join("\n\n");
}

/** Formats a duration, such as 00:38:12 or 2292 (seconds), as 38:12. Returns undefined if it is missing or invalid. */
function formatDuration(writtenDuration = ""): string | undefined {
  if (!/^\d+(?::\d{1,2}){0,2}$/.test(writtenDuration)) return undefined;
  const seconds = writtenDuration.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [...(hours > 0 ? [hours] : []), minutes, seconds % 60];
  const timeParts = parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0")));
  return seconds === 0 ? undefined : timeParts.join(":");
}

/** The day of a sermon. Sermon Manager stores seconds since 1970. Its old versions store a date. */
export function sermonDay(meta: Meta, leftOut: string[]): string | undefined {
  const writtenDate = meta.get("sermon_date");
  return dayOf(
    /^\d+$/.test(writtenDate ?? "") ? new Date(Number(writtenDate) * 1000).toISOString() : writtenDate,
    leftOut,
  );
}

// Sermon Manager writes its fields into the content, for searches: "Bible Text: … | Preacher: … | Series: … | …".
const summaryFields = /^(?:(?:Bible Text|Preacher|Series): [^|\n]{1,120}(?:\|\s*|(?=\n)|$))+/;

/** The text of a sermon as HTML: its passage, description, content, videos and handouts. */
export function sermonContent(content: string, meta: Meta): string {
  const [passage, description = "", ...videos] = [
    "bible_passage",
    "sermon_description",
    "sermon_video_link",
    "sermon_video",
  ].map((key) => meta.get(key)?.trim());
  const text = content.replace(summaryFields, "");
  const [plainContent = "", plainDescription] = [text, description].map((html) =>
    plainTextOf(parseHtml(html)).replace(/\s/g, ""),
  );
  // If a sermon does not have a text, its content is the description without tags.
  const isRepeated = !text.includes("<") && plainDescription?.includes(plainContent);
  const handouts = ["sermon_notes", "sermon_bulletin"]
    .flatMap((key) => meta.get(key)?.match(/https?:\/\/[^\s"';]+/g) ?? [])
    .map((address) => `<a href="${address}">${fileNameOf(address)}</a>`);
  const parts = [description, isRepeated ? "" : text, ...videos, ...handouts];
  return [passage && `<p><em>${passage}</em></p>`, ...parts].filter(Boolean).join("\n\n");
}
