/** path-browserify resolves relative paths with `process.cwd`. */
export const workingFolder = (): string => "/";
