import type { GitHubBackend } from "@sveltia/cms";
import type { Snapshot } from "../snapshot";

/** The name of the hidden field with the file's text when the form was opened. */
export const openedSource = "openedSource";

/** The fields of a form. The form of a new file was opened without a text. */
export interface OpenedFields {
  readonly [openedSource]?: string;
}

/** Normalizes a file's text as Sveltia does when it loads the file, before it calls the format's fromFile. */
export function normalizeLoaded(source: string): string {
  return source.trim().replace(/\r\n?/g, "\n");
}

/** The file that is about to be saved. */
export interface SavedFile {
  /** Its path in content/. */
  readonly path: string;
  /** The branch with the file's draft. */
  readonly branch: string;
  /** The file's text when the form was opened; undefined for a new file. */
  readonly openedSource: string | undefined;
}

/**
 * Refuses a save that would undo another person's change since the form was opened. Sveltia expects one person per
 * draft branch and writes the whole file on top of the newest commit. In a clone it does not compare at all.
 * @param wasWritten whether this window has written a text
 */
export function newerVersionCheck(
  backend: GitHubBackend,
  wasWritten: (source: string) => boolean,
): (file: SavedFile) => Promise<void> {
  const newestVersion = isLocal(backend) ? newestOnDisk : newestOnGitHub(backend);
  return async (file) => {
    const text = await newestVersion(file);
    if (typeof text !== "string") return;
    const source = normalizeLoaded(text);
    if (source !== file.openedSource && !wasWritten(source))
      throw new Error(
        `Nothing was saved, because content/${file.path} was created or changed elsewhere in the meantime (in another window, or by another person). Copy your text, reload this page and make your change again.`,
      );
  };
}

/** Whether the screen edits a clone on its own computer. */
export function isLocal({ repo }: GitHubBackend): boolean {
  return repo.startsWith("local-");
}

async function newestOnDisk({ path }: SavedFile): Promise<string | null | undefined> {
  const answer = await fetch("content.json").catch(() => undefined);
  if (!answer?.ok)
    throw new Error(
      "Nothing was saved, because `npm run edit` is no longer running. Start the command again, then press Save.",
    );
  return ((await answer.json()) as Snapshot).sources[path];
}

function newestOnGitHub(backend: GitHubBackend): (file: SavedFile) => Promise<string | undefined> {
  return async ({ path, branch }) => {
    const variables = {
      branch,
      draft: `${branch}:content/${path}`,
      published: `${backend.branch ?? "main"}:content/${path}`,
    };
    const answer = await queryGitHub<Answer>(backend, query, variables);
    if (!answer)
      throw new Error(
        "Nothing was saved, because GitHub could not be reached or did not accept the request. Your text stays in the form. Check your connection, and press Save again. If that does not help, copy your text, sign out and sign in again.",
      );
    const { pullRequests, draft, published } = answer;
    // A branch without a pull request is a leftover: Sveltia recreates it from the live branch.
    return ((pullRequests.totalCount > 0 ? draft : null) ?? published)?.text;
  };
}

const query = `query($owner: String!, $name: String!, $branch: String!, $draft: String!, $published: String!) {
  repository(owner: $owner, name: $name) {
    pullRequests(headRefName: $branch, states: OPEN, first: 1) { totalCount }
    draft: object(expression: $draft) { ... on Blob { text } }
    published: object(expression: $published) { ... on Blob { text } }
  }
}`;

interface Answer {
  readonly pullRequests: { readonly totalCount: number };
  readonly draft: { readonly text: string } | null;
  readonly published: { readonly text: string } | null;
}

/**
 * Queries GitHub's GraphQL API about the repository, as the user who has signed in.
 * @param query takes the variables $owner and $name besides `variables`
 * @returns the field "repository" of the answer; undefined if GitHub could not be reached or did not accept the request
 */
export async function queryGitHub<Repository>(
  { repo, graphql_api_root: api = "https://api.github.com/graphql" }: GitHubBackend,
  query: string,
  variables: object,
): Promise<Repository | null | undefined> {
  const [owner, name] = repo.split("/");
  const request = {
    method: "POST",
    headers: { authorization: `token ${readToken()}`, "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { owner, name, ...variables } }),
  };
  const answer = await fetch(api, request)
    .then((response) => response.json() as Promise<{ data?: { repository: Repository | null } }>)
    .catch(() => undefined);
  return answer?.data?.repository;
}

// Sveltia stores the signed-in user in localStorage.
function readToken(): string {
  const { token: storedToken = "" } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}") as {
    token?: string;
  };
  return storedToken;
}
