import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { GitHubBackend } from "@sveltia/cms";

/**
 * The backend of the hosted editing screen, from its one setting.
 * @param setting the repository and, where it is not main, the branch: owner/name or owner/name#branch
 * @throws where it is missing or has another form
 */
export function gitHubBackend(setting: string | undefined): GitHubBackend {
  const [, repo, branch = "main"] = /^([\w.-]+\/[\w.-]+)(?:#([\w./-]+))?$/.exec(setting ?? "") ?? [];
  if (repo === undefined)
    throw new Error(
      "Set EDITOR_REPOSITORY to the GitHub repository that the screen edits, with its branch if that is not main: " +
        `owner/name or owner/name#branch. It is ${setting === undefined ? "not set" : `“${setting}”`}.`,
    );
  return { name: "github", repo, branch };
}

/**
 * The backend of the screen on one's own computer. Sveltia offers "Work with Local Repository" beside a repository
 * alone; this one is never asked. It names the clone's folder, which is to be chosen, and its place: the browser keeps
 * the chosen folder by this name.
 */
export const localBackend: GitHubBackend = {
  name: "github",
  repo: `local-${createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8)}/${basename(process.cwd())}`,
  auth_methods: ["token"],
};
