import { createRequire } from "node:module";
import path from "node:path";
import { register } from "tsx/cjs/api";

/**
 * Loads a module of the project with tsx, so that errors contain its file names and line numbers. Gatsby would bundle it
 * into gatsby-config.ts or gatsby-node.ts, without source maps.
 * @param file the path from the project's folder, such as ./src/gatsby/gatsby-node.ts
 */
export function loadModule(file: string): unknown {
  const unregister = register();
  try {
    return createRequire(path.resolve("package.json"))(file);
  } finally {
    unregister();
    // tsx enables source maps, but `unregister` disables them.
    process.setSourceMapsEnabled(true);
  }
}
