import path from "node:path";
import { isOnTheWeb, recordingPath, soundTypeOf } from "../content-model/rules/recordings";
import { contentPaths } from "../content-model/read";
import { sourceFolder } from "./content-folder";
import { publishOwnFile } from "./publish-file";

/** A recording as an article names it. */
export interface WrittenRecording {
  file: string;
  duration?: string;
}

/** A recording with what is known of it before it is published. */
export interface Recording extends WrittenRecording {
  /** Its path in content/; undefined where it lies elsewhere. */
  path: string | undefined;
  seconds: number;
  /** Its media type. */
  type: string;
}

/** The fields of a recording's GraphQL type beside those that an editor writes. */
export const recordingType = `type ArticleRecording {
  seconds: Int!
  type: String!
}`;

/** A recording's address and its bytes, 0 if it lies elsewhere. It is published once a page asks for them. */
export const recordingFields = {
  ArticleRecording: {
    href: { type: "String!", resolve: async (recording: Recording) => (await published(recording)).href },
    bytes: { type: "Int!", resolve: async (recording: Recording) => (await published(recording)).bytes },
  },
};

async function published({ path: file, file: href }: Recording): Promise<{ href: string; bytes: number }> {
  return file === undefined ? { href, bytes: 0 } : publishOwnFile(file);
}

/**
 * Reads how long a recording is.
 * @param article the path in content/ of the article that names it
 * @throws if its file holds no sound
 */
export async function readRecording(written: WrittenRecording, article: string): Promise<Recording> {
  const type = soundTypeOf(written.file);
  if (isOnTheWeb(written.file))
    return { ...written, type, path: undefined, seconds: secondsOf(written.duration ?? "0:00") };
  const file = recordingPath(written.file, article, contentPaths(sourceFolder()));
  if (file === undefined) throw new Error(`content/${article} names a recording that is not there.`);
  return { ...written, type, path: file, seconds: await secondsIn(file) };
}

async function secondsIn(file: string): Promise<number> {
  const { parseFile } = await import("music-metadata");
  const options = { duration: true, skipCovers: true };
  const { format } = await parseFile(path.join(sourceFolder(), file), options).catch(() => ({
    format: { duration: undefined },
  }));
  if (!format.duration)
    throw new Error(
      `content/${file} cannot be played: it is cut short, or no MP3 or M4A. Export it once more.`,
    );
  return Math.round(format.duration);
}

function secondsOf(duration: string): number {
  return duration.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
