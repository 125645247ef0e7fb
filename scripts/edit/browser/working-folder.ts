/** A replacement for `process.cwd`, which path-browserify needs to resolve relative paths. */
export const workingFolder = (): string => "/";
