/** The folder that relative paths are resolved in, as path-browserify asks for it by `process.cwd`. */
export const workingFolder = (): string => "/";
