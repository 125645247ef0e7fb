import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A change to a file: its new content, or null to delete it. */
export type FileChanges = ReadonlyMap<string, Buffer | null>;

/** A bare Git repository. */
export interface GitRepository {
  readonly folder: string;
  /** Runs a Git command and returns its output, without the line break at its end. */
  git(...args: readonly string[]): string;
  /** Returns the bytes of an object, such as main:content/site.json. */
  read(object: string): Buffer;
  /** Returns the id of a revision's object, such as the commit of a branch; undefined if there is none. */
  idOf(revision: string): string | undefined;
  /** Commits changes on top of a branch's head, and returns the commit. */
  commit(branch: string, message: string, changes: FileChanges): string;
  /** Merges a branch into another by a merge commit; returns undefined if they conflict. */
  merge(from: string, into: string, message: string): string | undefined;
  remove(): void;
}

const author = { name: "Office", email: "office@ministry.example" };

/**
 * A repository whose branch main has one commit.
 * @param root the root of the repository's paths
 * @param path the folder below the root that is committed
 */
export function openGitRepository(root: string, path: string): GitRepository {
  const folder = mkdtempSync(join(tmpdir(), "git-repository-"));
  const env = {
    ...process.env,
    GIT_DIR: folder,
    GIT_INDEX_FILE: join(folder, "index-of-changes"),
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
  const run = (args: readonly string[], input?: Buffer): Buffer =>
    execFileSync("git", [...args], {
      cwd: root,
      env,
      input,
      maxBuffer: 100e6,
      stdio: ["pipe", "pipe", "pipe"],
    });
  const git = (...args: readonly string[]): string => run(args).toString().replace(/\n$/, "");
  const tryGit = (...args: readonly string[]): string | undefined => {
    try {
      return git(...args);
    } catch {
      return undefined;
    }
  };
  const commitTree = (tree: string, message: string, parents: readonly string[]): string =>
    git("commit-tree", tree, "-m", message, ...parents.flatMap((parent) => ["-p", parent]));

  git("init", "--quiet", "--bare", "--initial-branch=main", folder);
  git("--work-tree", root, "add", "--", path);
  git("update-ref", "refs/heads/main", commitTree(git("write-tree"), "Begin", []));

  return {
    folder,
    git,
    read: (object) => run(["cat-file", "blob", object]),
    idOf: (revision) => tryGit("rev-parse", "--verify", "--quiet", revision),
    commit: (branch, message, changes) => {
      git("read-tree", branch);
      for (const [path, bytes] of changes) {
        if (bytes === null)
          run(["update-index", "--index-info"], Buffer.from(`0 ${"0".repeat(40)}\t${path}\n`));
        else {
          const blob = run(["hash-object", "-w", "--stdin"], bytes).toString().trim();
          git("update-index", "--add", "--cacheinfo", `100644,${blob},${path}`);
        }
      }
      const commit = commitTree(git("write-tree"), message, [git("rev-parse", branch)]);
      git("update-ref", `refs/heads/${branch}`, commit);
      return commit;
    },
    merge: (from, into, message) => {
      const parents = [git("rev-parse", into), git("rev-parse", from)];
      const tree = tryGit("merge-tree", "--write-tree", ...parents);
      if (tree === undefined) return undefined;
      const commit = commitTree(tree, message, parents);
      git("update-ref", `refs/heads/${into}`, commit);
      return commit;
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
