import CMS, { type GitHubBackend } from "@sveltia/cms";
import { queryGitHub } from "./newer-version";

const checkIntervalMs = 15_000;
const usualBuildMs = 600_000;
const maxCheckMs = 3_600_000;
const publishedAtKey = "published-at";

/** Shows after each publication whether the change is live: /build.json on the site contains the commit of its build. */
export function showLiveState(backend: GitHubBackend, site: string): void {
  const line = document.createElement("output");
  line.className = "live-state";
  line.addEventListener("click", () => {
    line.replaceChildren();
  });
  document.body.append(line);
  const liveBranch = backend.branch ?? "main";
  let shownNotice = "";
  // A notice that the editor has closed does not return.
  const showNotice = (text: string, ...link: Node[]): void => {
    if (text !== shownNotice) line.replaceChildren(text, ...link);
    shownNotice = text;
  };
  let publishedAt = Number(sessionStorage.getItem(publishedAtKey));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkLiveState = async (): Promise<void> => {
    const liveSinceTime = await liveSince(backend, site).catch(() => undefined);
    const waitedMs = Date.now() - publishedAt;
    if (liveSinceTime !== undefined) {
      showNotice(`Your change is live (built at ${clockTime(liveSinceTime)}).`);
      sessionStorage.removeItem(publishedAtKey);
    } else if (waitedMs < usualBuildMs)
      showNotice(
        `The change of ${clockTime(new Date(publishedAt))} is not live yet. A build takes a few minutes.`,
      );
    else
      showNotice(
        "After ten minutes, the change is not live, or this screen cannot check whether it is live. Open the list of changes (the link at the end). If there is a red cross beside the newest change, the build or a check failed: click the cross to see the error. Otherwise, look at the site again later. ",
        linkTo(`https://github.com/${backend.repo}/commits/${liveBranch}`),
      );
    if (liveSinceTime === undefined && waitedMs < maxCheckMs)
      timer = setTimeout(() => void checkLiveState(), checkIntervalMs);
  };
  // A draft that is saved later is not live, and the line would cover fields of the next form.
  const hideIfLive = (): void => {
    if (sessionStorage.getItem(publishedAtKey) === null) line.replaceChildren();
  };
  CMS.registerEventListener({ name: "postSave", handler: hideIfLive });
  addEventListener("hashchange", hideIfLive);
  // If the page was reloaded before a change was live, the check continues.
  if (Date.now() - publishedAt < maxCheckMs) void checkLiveState();
  for (const name of ["postPublish", "postUnpublish"] as const)
    CMS.registerEventListener({
      name,
      handler: () => {
        publishedAt = Date.now();
        sessionStorage.setItem(publishedAtKey, String(publishedAt));
        shownNotice = "";
        clearTimeout(timer);
        void checkLiveState();
      },
    });
}

const query = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { oid } } }
}`;

/** The time since which the newest commit is live; undefined if the commit is not live. */
async function liveSince(backend: GitHubBackend, site: string): Promise<Date | undefined> {
  const variables = { branch: `refs/heads/${backend.branch ?? "main"}` };
  const answer = await queryGitHub<{ ref: { target: { oid: string } } | null }>(backend, query, variables);
  const response = await fetch(`${site}/build.json`, { cache: "no-store" });
  const { commit, time } = (await response.json()) as { commit: string; time: string };
  return commit === answer?.ref?.target.oid ? new Date(time) : undefined;
}

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.textContent = address.replace("https://", "");
  return link;
}

function clockTime(time: Date): string {
  return time.toLocaleTimeString([], { timeStyle: "short" });
}
