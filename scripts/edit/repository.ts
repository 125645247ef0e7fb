import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { GitHubBackend } from "@sveltia/cms";

/**
 * The backend of the hosted editing screen.
 * @param setting the repository, and the branch if it is not main: owner/name or owner/name#branch
 * @throws if it is missing or has another format
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
 * The backend of the local screen. Sveltia only offers "Work with Local Repository" if a repository is set, so this is
 * a placeholder. It contains the folder's name and a hash of its path, because the browser remembers the chosen folder
 * under this name.
 */
export const localBackend: GitHubBackend = {
  name: "github",
  repo: `local-${createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8)}/${basename(process.cwd())}`,
  auth_methods: ["token"],
};
