/** gray-matter reads files only where a path is given, which the content check never does. */
export {};
