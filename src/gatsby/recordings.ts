import path from "node:path";
import {
  isOnTheWeb,
  soundMistake,
  recordingPath,
  soundTypeElsewhere,
  soundTypeOf,
} from "../content-model/media";
import { contentPaths } from "../content-model/read";
import { finishedFolder } from "./finished-content";
import { publishOwnFile } from "./publish-file";

export interface WrittenRecording {
  file: string;
  duration?: string;
}

export interface Recording extends WrittenRecording {
  /** The path in content/. Undefined if the recording is on another site. */
  path: string | undefined;
  seconds: number;
  /** The path in content/ of the article that contains the recording. */
  article: string;
}

/** The fields of a recording's GraphQL type in addition to those that an editor writes. */
export const recordingType = `type ArticleRecording {
  seconds: Int!
}`;

/**
 * A recording's address, media type and size in bytes (0 if the other site's server does not report the size). A file in
 * content/ is published when a page queries one of these fields.
 */
export const recordingFields = {
  ArticleRecording: {
    href: { type: "String!", resolve: async (recording: Recording) => (await publish(recording)).href },
    bytes: { type: "Int!", resolve: async (recording: Recording) => (await publish(recording)).bytes },
    type: { type: "String!", resolve: async (recording: Recording) => (await publish(recording)).type },
  },
};

interface PublishedRecording {
  href: string;
  bytes: number;
  type: string;
}

async function publish(recording: Recording): Promise<PublishedRecording> {
  const { path: file, file: address, article } = recording;
  if (file !== undefined) return { ...(await publishOwnFile(file)), type: soundTypeOf(file) };
  const answer = requestedFacts.get(address) ?? requestFacts(address, article);
  requestedFacts.set(address, answer);
  return { href: address, ...(await answer) };
}

const requestedFacts = new Map<string, ReturnType<typeof requestFacts>>();

/** The timeout for the servers of recordings. Without an answer, the build continues. */
const timeoutMs = 5000;

/**
 * Requests the size and the type of a recording from its server. It requests the first byte, because many servers refuse
 * HEAD requests.
 * @throws if the address is a page or another kind of file
 */
async function requestFacts(address: string, article: string): Promise<Omit<PublishedRecording, "href">> {
  const unknownFile = { bytes: 0, type: soundTypeOf(address) };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { headers: { range: "bytes=0-0" }, signal }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response?.ok) return unknownFile;
  const type = soundTypeElsewhere(response.url, response.headers.get("content-type") ?? "");
  if (type === undefined) {
    const { problem, fix } = soundMistake(address);
    throw new Error(`content/${article}, recording.file: ${problem} ${fix}`);
  }
  const size = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  return { bytes: Number(size ?? response.headers.get("content-length")), type };
}

/**
 * Finds a recording, and reads its length.
 * @param article the path in content/ of the article with the recording
 * @throws if the file is missing or does not contain sound
 */
export async function readRecording(writtenRecording: WrittenRecording, article: string): Promise<Recording> {
  if (isOnTheWeb(writtenRecording.file))
    return {
      ...writtenRecording,
      article,
      path: undefined,
      seconds: parseSeconds(writtenRecording.duration ?? "0:00"),
    };
  const file = recordingPath(writtenRecording.file, article, contentPaths(finishedFolder));
  if (file === undefined)
    throw new Error(
      `content/${article}, recording.file: There is no file "${writtenRecording.file}". Add the file to content/files, or correct the path.`,
    );
  return { ...writtenRecording, article, path: file, seconds: await readSeconds(file) };
}

async function readSeconds(file: string): Promise<number> {
  const { parseFile } = await import("music-metadata");
  const options = { duration: true, skipCovers: true };
  const { format } = await parseFile(path.join(finishedFolder, file), options).catch(() => ({
    format: { duration: undefined },
  }));
  if (!format.duration)
    throw new Error(
      `content/${file} cannot be played. The file is incomplete, or is not an MP3 or M4A file. Export the recording again as MP3.`,
    );
  return Math.round(format.duration);
}

function parseSeconds(duration: string): number {
  return duration.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
