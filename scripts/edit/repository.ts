import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { GitHubBackend } from "@sveltia/cms";

/**
 * The backend of the hosted editing screen: the repository and the branch in EDITOR_REPOSITORY, as owner/name or
 * owner/name#branch (default: main). On Netlify, the project's own repository and branch are the default
 * (REPOSITORY_URL and BRANCH, https://docs.netlify.com/configure-builds/environment-variables/).
 * @throws if there is no setting and no default, or if the repository has the wrong format
 */
export function gitHubBackend(environment: Readonly<Record<string, string | undefined>>): GitHubBackend {
  const setting = environment["EDITOR_REPOSITORY"];
  const { REPOSITORY_URL = "", BRANCH = "main" } = environment;
  const [, ownRepository] = /[/@]github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(REPOSITORY_URL) ?? [];
  const repositorySetting = setting ?? (ownRepository && `${ownRepository}#${BRANCH}`);
  const [, repo, branch = "main"] =
    /^([\w.-]+\/[\w.-]+)(?:#([\w./-]+))?$/.exec(repositorySetting ?? "") ?? [];
  if (repo === undefined)
    throw new Error(
      `EDITOR_REPOSITORY is ${setting ? `“${setting}”, which does not have the expected format` : "not set"}. ` +
        "Set EDITOR_REPOSITORY to the GitHub repository that the screen edits: owner/name or owner/name#branch (without #branch, the branch is main).",
    );
  return { name: "github", repo, branch };
}

/**
 * The backend of the local screen. Sveltia offers "Work with Local Repository" only if a repository is set, so this is
 * a placeholder. It contains the folder's name and a hash of its path, because the browser remembers the chosen folder
 * under this name.
 */
export const localBackend: GitHubBackend = {
  name: "github",
  repo: `local-${createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8)}/${basename(process.cwd())}`,
  auth_methods: ["token"],
};
