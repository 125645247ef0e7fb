import type { GitHubBackend } from "@sveltia/cms";
import { changedMeanwhile } from "../changed-meanwhile";
import { normalizeLoaded } from "../opened-source";

/** The file that is about to be saved. */
export interface SavedFile {
  /** Its path in content/. */
  readonly path: string;
  /** The branch that Sveltia keeps its draft on. */
  readonly branch: string;
  /** The text that the form was opened with; undefined for a new file. */
  readonly openedSource: string | undefined;
}

/**
 * Refuses a save that would undo what somebody else has saved or published since the form was opened. Sveltia takes
 * a branch of a draft for its author's own and writes the whole file on top of the newest commit.
 * @param backend the repository
 * @param wasWritten whether this window has written a text
 */
export function newerVersionCheck(
  { repo, branch: live = "main", graphql_api_root: api = "https://api.github.com/graphql" }: GitHubBackend,
  wasWritten: (source: string) => boolean,
): (file: SavedFile) => Promise<void> {
  const [owner, name] = repo.split("/");
  return async ({ path, branch, openedSource }) => {
    const variables = {
      ...{ owner, name, branch },
      draft: `${branch}:content/${path}`,
      published: `${live}:content/${path}`,
    };
    const { pullRequests, draft, published } = await ask(api, variables);
    // A branch without a pull request is a leftover: Sveltia starts it anew from the live one.
    const newest = (pullRequests.totalCount > 0 ? draft : null) ?? published;
    if (newest === null) return;
    const source = normalizeLoaded(newest.text);
    if (source !== openedSource && !wasWritten(source)) throw new Error(changedMeanwhile(path));
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

async function ask(api: string, variables: object): Promise<Answer> {
  const request = {
    method: "POST",
    headers: { authorization: `token ${token()}`, "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  };
  const answer = await fetch(api, request)
    .then((response) => response.json() as Promise<{ data?: { repository: Answer | null } }>)
    .catch(() => undefined);
  const repository = answer?.data?.repository;
  if (!repository)
    throw new Error(
      "Nothing was saved, since GitHub did not answer. Your words stay in the form: press Save again once you are online. If that does not help, copy them, sign out and sign in again.",
    );
  return repository;
}

// Where Sveltia keeps the user who has signed in.
function token(): string {
  const { token: own = "" } = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}") as {
    token?: string;
  };
  return own;
}
