import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject, replaceContent } from "../../scripts/local/copy-project";
import { startNode } from "../../scripts/local/child";

/** A copy of the project in a temporary folder. */
export interface EditedSite {
  /** The copy's folder, which contains public/ after a build. */
  root: string;
  /** Replaces text in a file of the copy; throws if the text is missing. */
  edit(file: string, oldText: string, newText: string): void;
  /**
   * Builds the copy for production.
   * @returns whether the build succeeded
   */
  build(environment?: NodeJS.ProcessEnv): Promise<boolean>;
  remove(): void;
}

/**
 * Copies the project, so that a test can edit its content and build it.
 * @param content another folder of content, for the copy
 * @returns the copy
 */
export function copySite(content?: string): EditedSite {
  const root = copyProject();
  if (content !== undefined) replaceContent(root, content);
  return {
    root,
    edit: (file, oldText, newText) => {
      const path = join(root, file);
      const source = readFileSync(path, "utf8");
      if (!source.includes(oldText))
        throw new Error(`${file} does not contain ${oldText}. Use a text that it contains.`);
      writeFileSync(
        path,
        source.replace(oldText, () => newText),
      );
    },
    build: async (environment = {}) => {
      const { CONTEXT: _, NODE_ENV: __, ...ownEnvironment } = process.env;
      const env = { ...ownEnvironment, ...environment };
      const build = ["--import", "tsx", "scripts/build.ts"];
      return (await startNode(build, { cwd: root, env, stdio: "ignore" }).exit) === 0;
    },
    remove: () => {
      // A process that has just ended may still have written a file.
      rmSync(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
