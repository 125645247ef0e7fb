/** What the content check's libraries use of Node's globals. */
export { Buffer } from "buffer/";

/** The folder that relative paths are resolved in. */
export const workingFolder = (): string => "/";
