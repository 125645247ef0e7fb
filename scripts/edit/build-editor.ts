import { buildScreen } from "./build-screen";
import { gitHubBackend } from "./repository";
import { run } from "../local/run";

/** `npm run build:editor`: the editing screen of a repository on GitHub, as a static site in editor/. */
run(async () => {
  const backend = gitHubBackend(process.env);
  await buildScreen("editor", backend);
  console.log(
    `The editing screen is ready in editor/. It edits the repository ${backend.repo}, branch ${backend.branch ?? ""}.`,
  );
});
