import CMS, { type GitHubBackend } from "@sveltia/cms";
import { askGitHub } from "./newer-version";

const checkIntervalMs = 15_000;
const buildTimeMs = 600_000;
const endMs = 3_600_000;

/** Shows after each publication whether it is live: /build.json on the site contains the commit of its build. */
export function showLiveState(backend: GitHubBackend, site: string): void {
  const line = document.createElement("output");
  line.className = "live-state";
  line.addEventListener("click", () => {
    line.textContent = "";
  });
  document.body.append(line);
  let publishedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = async (): Promise<void> => {
    const since = await liveSince(backend, site).catch(() => undefined);
    const waitedMs = Date.now() - publishedAt;
    if (since !== undefined) line.textContent = `Live since ${clockTime(since)}.`;
    else if (waitedMs < buildTimeMs)
      line.textContent = `Published at ${clockTime(new Date(publishedAt))}, but not live yet. This takes some minutes.`;
    else
      line.textContent = `Not live after ten minutes. See github.com/${backend.repo}/commits: if the build failed, click its red cross to see why.`;
    if (since === undefined && waitedMs < endMs) timer = setTimeout(() => void check(), checkIntervalMs);
  };
  for (const name of ["postPublish", "postUnpublish"] as const)
    CMS.registerEventListener({
      name,
      handler: () => {
        publishedAt = Date.now();
        clearTimeout(timer);
        void check();
      },
    });
}

const query = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { oid } } }
}`;

/** The time since which the newest commit is live; undefined if it is not. */
async function liveSince(backend: GitHubBackend, site: string): Promise<Date | undefined> {
  const variables = { branch: `refs/heads/${backend.branch ?? "main"}` };
  const answer = await askGitHub<{ ref: { target: { oid: string } } | null }>(backend, query, variables);
  const response = await fetch(`${site}/build.json`, { cache: "no-store" });
  const { commit, time } = (await response.json()) as { commit: string; time: string };
  return commit === answer?.ref?.target.oid ? new Date(time) : undefined;
}

function clockTime(time: Date): string {
  return time.toLocaleTimeString([], { timeStyle: "short" });
}
