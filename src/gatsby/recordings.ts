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

/** A recording as written in an article. */
export interface WrittenRecording {
  file: string;
  duration?: string;
}

/** A recording before it is published. */
export interface Recording extends WrittenRecording {
  /** Its path in content/; undefined if it is on another site. */
  path: string | undefined;
  seconds: number;
  /** The path in content/ of the article that contains it. */
  article: string;
}

/** The fields of a recording's GraphQL type in addition to those that an editor writes. */
export const recordingType = `type ArticleRecording {
  seconds: Int!
}`;

/**
 * A recording's address, media type and size in bytes (0 if the other site's server does not report it). The file is
 * published when a page queries these.
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
  const answer = askedServers.get(address) ?? askServer(address, article);
  askedServers.set(address, answer);
  return { href: address, ...(await answer) };
}

const askedServers = new Map<string, ReturnType<typeof askServer>>();

/** The timeout for the servers of recordings. Without an answer, the build continues. */
const timeoutMs = 5000;

/**
 * Asks a server for the size and the type of a recording, by requesting its first byte, because many refuse HEAD.
 * @throws if the address is a page or another kind of file
 */
async function askServer(address: string, article: string): Promise<Omit<PublishedRecording, "href">> {
  const unknown = { bytes: 0, type: soundTypeOf(address) };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { headers: { range: "bytes=0-0" }, signal }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response?.ok) return unknown;
  const type = soundTypeElsewhere(response.url, response.headers.get("content-type") ?? "");
  if (type === undefined) {
    const { problem, fix } = soundMistake(address);
    throw new Error(`content/${article}, recording.file: ${problem} ${fix}`);
  }
  const size = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  return { bytes: Number(size ?? response.headers.get("content-length")), type };
}

/**
 * Reads the length of a recording.
 * @param article the path in content/ of the article that contains it
 * @throws if its file does not contain sound
 */
export async function readRecording(written: WrittenRecording, article: string): Promise<Recording> {
  if (isOnTheWeb(written.file))
    return { ...written, article, path: undefined, seconds: secondsOf(written.duration ?? "0:00") };
  const file = recordingPath(written.file, article, contentPaths(finishedFolder));
  if (file === undefined) throw new Error(`content/${article} names a recording that does not exist.`);
  return { ...written, article, path: file, seconds: await secondsIn(file) };
}

async function secondsIn(file: string): Promise<number> {
  const { parseFile } = await import("music-metadata");
  const options = { duration: true, skipCovers: true };
  const { format } = await parseFile(path.join(finishedFolder, file), options).catch(() => ({
    format: { duration: undefined },
  }));
  if (!format.duration)
    throw new Error(
      `content/${file} cannot be played. It is incomplete, or not an MP3 or M4A file. Export it again.`,
    );
  return Math.round(format.duration);
}

function secondsOf(duration: string): number {
  return duration.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
