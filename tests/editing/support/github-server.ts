import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { graphql } from "graphql";
import { listenOnLoopback, type LoopbackServer } from "../../../scripts/local/loopback";
import { gitHubSchema } from "./github-schema";
import type { GitRepository } from "./git-repository";

/** A pull request in this server. */
interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  state: "open" | "closed";
  isDraft: boolean;
  labels: string[];
}

/** GitHub's API on the loopback interface. */
export interface GitHubServer extends LoopbackServer {
  /** The unknown requests, and the errors in requests. */
  readonly errors: readonly string[];
}

/** The token that the server accepts. */
export const token = "test-token";

const user = {
  __typename: "User",
  login: "office",
  name: "Office",
  email: "office@ministry.example",
  avatarUrl: "",
  databaseId: 1,
};

/**
 * Serves the part of GitHub's API that the editing screen uses, over a real repository. It has one user with all
 * rights, without limits, checks, reviews or protected branches.
 */
export async function startGitHubServer(repository: GitRepository): Promise<GitHubServer> {
  const pullRequests: PullRequest[] = [];
  const errors: string[] = [];
  const schema = schemaRoot(repository, pullRequests);
  const routes = restRoutes(repository, pullRequests);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET", url = "/" } = request;
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "authorization, content-type, accept");
    response.setHeader("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
    const send = (status: number, body: unknown): void => {
      const isRaw = Buffer.isBuffer(body);
      response.writeHead(status, { "content-type": isRaw ? "application/octet-stream" : "application/json" });
      response.end(isRaw ? body : JSON.stringify(body));
    };
    if (method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    if (request.headers.authorization !== `token ${token}`) {
      send(401, { message: "Bad credentials" });
      return;
    }
    const body = await bodyOf(request);
    if (url === "/api/graphql") {
      const { query, variables } = body as { query: string; variables: Record<string, unknown> };
      const result = await graphql({
        schema: gitHubSchema,
        source: query,
        rootValue: schema,
        variableValues: variables,
      });
      errors.push(...(result.errors ?? []).map(({ message }) => message).filter((one) => !isExpected(one)));
      send(200, result);
      return;
    }
    for (const [routeMethod, pattern, handle] of routes) {
      const match = routeMethod === method ? pattern.exec(decodeURI(url.replace(/\?.*$/, ""))) : null;
      if (match === null) continue;
      const [status, result] = handle(match[1] ?? "", body);
      send(status, result);
      return;
    }
    errors.push(`${method} ${url}`);
    send(404, { message: "Not Found" });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      errors.push(String(error));
      response.destroy();
    });
  });
  return { ...(await listenOnLoopback(server, 0)), errors };
}

// The editing screen handles these two errors, so they are not problems of a test.
function isExpected(message: string): boolean {
  return message.includes("already exists") || message.includes("Expected branch to point to");
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString());
}

type RestRoute = readonly [
  method: string,
  pattern: RegExp,
  handle: (part: string, body: unknown) => readonly [status: number, body: unknown],
];

function restRoutes(repository: GitRepository, pullRequests: PullRequest[]): RestRoute[] {
  const repoPattern = "^/api/v3/repos/ministry/website";
  const findPullRequest = (number: string): PullRequest =>
    findOrThrow(pullRequests, ({ number: ownNumber }) => ownNumber === Number(number));
  return [
    ["GET", /^\/api\/v3\/user$/, () => [200, { ...user, id: 1, html_url: "", avatar_url: "" }]],
    ["GET", new RegExp(`${repoPattern}/collaborators/office$`), () => [204, ""]],
    ["GET", new RegExp(`${repoPattern}/git/trees/(.+)$`), (sha) => [200, { tree: treeOf(repository, sha) }]],
    ["GET", new RegExp(`${repoPattern}/git/blobs/(.+)$`), (sha) => [200, repository.read(sha)]],
    [
      "PATCH",
      new RegExp(`${repoPattern}/git/refs/heads/(.+)$`),
      (branch, body) => {
        repository.git("update-ref", `refs/heads/${branch}`, (body as { sha: string }).sha);
        return [200, {}];
      },
    ],
    [
      "DELETE",
      new RegExp(`${repoPattern}/git/refs/heads/(.+)$`),
      (branch) => {
        repository.git("update-ref", "-d", `refs/heads/${branch}`);
        return [204, ""];
      },
    ],
    [
      "POST",
      new RegExp(`${repoPattern}/pulls$`),
      (_, body) => {
        const { title, head, draft } = body as { title: string; head: string; draft: boolean };
        if (pullRequests.some(({ branch, state }) => branch === head && state === "open"))
          return [422, { message: `A pull request already exists for ministry:${head}.` }];
        const number = pullRequests.length + 1;
        pullRequests.push({ number, title, branch: head, state: "open", isDraft: draft, labels: [] });
        const now = new Date().toISOString();
        const sha = repository.idOf(head);
        return [
          201,
          { number, node_id: `PR_${String(number)}`, title, head: { sha }, created_at: now, updated_at: now },
        ];
      },
    ],
    [
      "POST",
      new RegExp(`${repoPattern}/issues/(\\d+)/labels$`),
      (number, body) => {
        findPullRequest(number).labels.push(...(body as { labels: string[] }).labels);
        return [200, []];
      },
    ],
    [
      "GET",
      new RegExp(`${repoPattern}/issues/(\\d+)$`),
      (number) => [200, { labels: labelsOf(findPullRequest(number)) }],
    ],
    [
      "PATCH",
      new RegExp(`${repoPattern}/(?:issues|pulls)/(\\d+)$`),
      (number, body) => {
        Object.assign(findPullRequest(number), body);
        return [200, {}];
      },
    ],
    [
      "PUT",
      new RegExp(`${repoPattern}/pulls/(\\d+)/merge$`),
      (number, body) => {
        const pullRequest = findPullRequest(number);
        const { commit_title: title } = body as { commit_title: string };
        const sha = repository.merge(pullRequest.branch, "main", title);
        if (sha === undefined) return [405, { message: "Pull Request is not mergeable" }];
        pullRequest.state = "closed";
        return [200, { sha, merged: true }];
      },
    ],
  ];
}

function treeOf(repository: GitRepository, revision: string): object[] {
  return repository
    .git("ls-tree", "-r", "-l", "-z", revision)
    .split("\0")
    .flatMap((line) => {
      const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/.exec(line) ?? [];
      return path === undefined ? [] : [{ type, sha, path, size: Number(size) }];
    });
}

function labelsOf({ labels }: PullRequest): { name: string }[] {
  return labels.map((name) => ({ name }));
}

function findOrThrow<T>(entries: readonly T[], fits: (one: T) => boolean): T {
  const entry = entries.find(fits);
  if (entry === undefined) throw new Error("Not Found");
  return entry;
}

/** The resolvers of the GraphQL schema. */
function schemaRoot(repository: GitRepository, pullRequests: readonly PullRequest[]) {
  const commitAt = (oid: string) => {
    const [message, name, email, date] = repository
      .git("log", "-1", "--format=%B%x00%an%x00%ae%x00%cI", oid)
      .split("\0");
    return {
      __typename: "Commit",
      oid,
      message: message?.trim(),
      committedDate: date,
      author: { name, email, avatarUrl: "", user },
      history: ({ first, path }: { first: number; path?: string }) => ({
        nodes: repository
          .git("log", `-${String(first)}`, "--format=%H", oid, "--", ...(path === undefined ? [] : [path]))
          .split("\n")
          .filter((line) => line !== "")
          .map(commitAt),
      }),
      file: ({ path }: { path: string }) => ({ oid: repository.git("rev-parse", `${oid}:${path}`) }),
      status: () => ({ contexts: netlifyStatuses(oid) }),
    };
  };
  /** Netlify's reports on a commit: the preview is ready, and the editing screen's project does not build previews. */
  const netlifyStatuses = (oid: string): object[] => {
    const number = pullRequests.find(({ branch }) => repository.idOf(branch) === oid)?.number;
    if (number === undefined) return [];
    const report = (site: string, description: string, targetUrl: string) => ({
      context: `netlify/${site}/deploy-preview`,
      state: "SUCCESS",
      description,
      targetUrl,
    });
    return [
      report(
        "website",
        "Deploy Preview ready!",
        `https://deploy-preview-${String(number)}--website.netlify.app`,
      ),
      report("edit", "Deploy Preview canceled.", "https://app.netlify.com/projects/edit/deploys/1"),
    ];
  };
  const refOf = (name: string) => {
    const oid = repository.idOf(`refs/heads/${name.replace(/^refs\/heads\//, "")}`);
    return oid === undefined ? null : { name, target: () => commitAt(oid) };
  };
  const objectAt = ({ oid, expression }: { oid?: string; expression?: string }) => {
    const object = repository.idOf(oid ?? expression ?? "");
    if (object === undefined) return null;
    if (repository.git("cat-file", "-t", object).trim() === "commit") return commitAt(object);
    const bytes = repository.read(object);
    const isBinary = bytes.includes(0);
    const text = isBinary ? null : bytes.toString();
    return { __typename: "Blob", oid: object, byteSize: bytes.length, isBinary, isTruncated: false, text };
  };
  const pullRequestOf = (pullRequest: PullRequest) => ({
    ...pullRequest,
    id: `PR_${String(pullRequest.number)}`,
    url: "",
    isCrossRepository: false,
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
    headRefName: pullRequest.branch,
    headRefOid: repository.idOf(pullRequest.branch),
    author: user,
    labels: { nodes: labelsOf(pullRequest) },
    files: () => ({
      nodes: repository
        .git("diff", "--name-status", "--no-renames", `main...${pullRequest.branch}`)
        .split("\n")
        .map((line) => line.split("\t"))
        .map(([status, path]) => ({
          path,
          changeType: { A: "ADDED", D: "DELETED" }[status ?? ""] ?? "MODIFIED",
        })),
    }),
  });
  const setDraft =
    (isDraft: boolean) =>
    ({ input }: { input: { pullRequestId: string } }) => {
      const pullRequest = findOrThrow(
        pullRequests,
        ({ number }) => `PR_${String(number)}` === input.pullRequestId,
      );
      pullRequest.isDraft = isDraft;
      return { pullRequest: pullRequestOf(pullRequest) };
    };
  return {
    repository: () => ({
      id: "R_1",
      ref: ({ qualifiedName }: { qualifiedName: string }) => refOf(qualifiedName),
      object: objectAt,
      pullRequests: ({ labels, headRefName }: { labels?: string[]; headRefName?: string }) => {
        const nodes = pullRequests.filter(
          (one) =>
            one.state === "open" &&
            (headRefName === undefined || one.branch === headRefName) &&
            (labels === undefined || one.labels.some((label) => labels.includes(label))),
        );
        return { nodes: nodes.map(pullRequestOf), totalCount: nodes.length };
      },
    }),
    createRef: ({ input: { name, oid } }: { input: { name: string; oid: string } }) => {
      if (repository.idOf(name) !== undefined)
        throw new Error(`A ref named "${name}" already exists in the repository.`);
      repository.git("update-ref", name, oid);
      return { ref: refOf(name) };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      const { branchName } = input.branch;
      if (repository.idOf(branchName) !== input.expectedHeadOid)
        throw new Error(`Expected branch to point to "${input.expectedHeadOid}" but it did not.`);
      const { additions = [], deletions = [] } = input.fileChanges;
      const changes = new Map<string, Buffer | null>([
        ...deletions.map(({ path }) => [path, null] as const),
        ...additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64")] as const),
      ]);
      return { commit: commitAt(repository.commit(branchName, input.message.headline, changes)) };
    },
    convertPullRequestToDraft: setDraft(true),
    markPullRequestReadyForReview: setDraft(false),
  };
}

interface CommitInput {
  readonly branch: { readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions?: ReadonlyArray<{ readonly path: string; readonly contents: string }>;
    readonly deletions?: ReadonlyArray<{ readonly path: string }>;
  };
}
