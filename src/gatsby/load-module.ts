import { createRequire } from "node:module";
import path from "node:path";
import { register } from "tsx/cjs/api";

/**
 * Loads a module of the project with tsx. Gatsby bundles gatsby-config.ts and gatsby-node.ts without source maps;
 * modules loaded here keep their file names and line numbers in errors.
 * @param file its path from the project's folder, such as ./src/gatsby/gatsby-node.ts
 */
export function loadModule(file: string): unknown {
  const unregister = register();
  try {
    return createRequire(path.resolve("package.json"))(file);
  } finally {
    unregister();
    // tsx enables source maps, and disables them when it is unregistered.
    process.setSourceMapsEnabled(true);
  }
}
