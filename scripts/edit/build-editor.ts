import { buildScreen } from "./build-screen";
import { gitHubBackend } from "./repository";
import { run } from "../local/run";

/** `npm run build:editor`: the editing screen as a static site in editor/, for the repository in EDITOR_REPOSITORY. */
run(async () => {
  const backend = gitHubBackend(process.env["EDITOR_REPOSITORY"]);
  await buildScreen("editor", backend);
  console.log(`editor/ edits ${backend.repo}, branch ${backend.branch ?? ""}.`);
});
