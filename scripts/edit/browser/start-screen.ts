import CMS, { type GitHubBackend } from "@sveltia/cms";
import { createScreenConfig, siteUrl } from "../configuration";
import type { Snapshot } from "../snapshot";
import { checkBeforeSave } from "./check-before-save";
import { registerEditorComponents } from "./editor-components";
import { registerFileFormats } from "./file-formats";
import { openKnownContent } from "./known-content";
import { showLiveState } from "./live-state";
import { keepSingleLetters } from "./keep-single-letters";
import { isLocal, newerVersionCheck } from "./newer-version";
import { registerPreviews } from "./preview";
import { nameUploads } from "./unique-names";
import { registerWordDocuments } from "./word-document";

/** Starts the editing screen, both of `npm run edit` (in a clone) and of `npm run build:editor` (on the web). */
async function start(): Promise<void> {
  const [backend, snapshot] = await Promise.all([
    fetchJson<GitHubBackend>("backend.json"),
    fetchJson<Snapshot>("content.json"),
  ]);
  const content = openKnownContent(snapshot);
  const wasWritten = registerFileFormats(content);
  await checkBeforeSave(content, newerVersionCheck(backend, wasWritten));
  registerEditorComponents();
  registerWordDocuments();
  registerPreviews(content);
  keepSingleLetters();
  nameUploads();
  const site = isLocal(backend) ? undefined : siteUrl(snapshot);
  if (site !== undefined) showLiveState(backend, site);
  await CMS.init({ config: createScreenConfig(backend, site) });
}

async function fetchJson<T>(file: string): Promise<T> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} could not be loaded (status ${String(response.status)})`);
  return (await response.json()) as T;
}

start().catch((error: unknown) => {
  document.body.append(
    "The editing screen could not be started. Reload this page. If that does not help, start `npm run edit` again (if you use this command), or send the error in the browser’s console to the person who set up the site.",
  );
  throw error;
});
