import path from "node:path";

/** The folder that editors write in. */
export const contentFolder = path.resolve("content");

/** What is built while the site is developed: content/ as it was when the check last found nothing. */
export const soundFolder = path.resolve(".cache", "sound-content");

/**
 * The folder whose files become pages.
 * While the site is developed that is the sound copy, so that a mistake never reaches Gatsby.
 */
export function builtFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.NODE_ENV === "development" ? soundFolder : contentFolder;
}
