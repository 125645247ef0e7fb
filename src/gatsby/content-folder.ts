import path from "node:path";

/** The folder that editors write in. */
export const contentFolder = path.resolve("content");

/** The copy of content/ that Gatsby reads in development: its last state without mistakes. */
export const validatedFolder = path.resolve(".cache", "validated-content");

/**
 * The folder whose files become pages. In development this is the validated copy, so that Gatsby never reads a
 * mistake.
 */
export function sourceFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.NODE_ENV === "development" ? validatedFolder : contentFolder;
}
