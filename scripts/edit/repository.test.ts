import { gitHubBackend } from "./repository";

describe("the setting of the hosted screen", () => {
  it.each([
    ["ministry/website", { repo: "ministry/website", branch: "main" }],
    ["ministry/web.site_1#live/2026", { repo: "ministry/web.site_1", branch: "live/2026" }],
  ])("%s names repository and branch", (setting, expected) => {
    expect(gitHubBackend({ EDITOR_REPOSITORY: setting })).toEqual({ name: "github", ...expected });
  });

  it.each([
    "https://github.com/ministry/website",
    "https://x-access-token:secret@github.com/ministry/website.git",
    "git@github.com:ministry/website",
  ])("is by default the repository that Netlify builds: %s", (REPOSITORY_URL) => {
    const netlify = { REPOSITORY_URL, BRANCH: "live" };
    expect(gitHubBackend(netlify)).toEqual({ name: "github", repo: "ministry/website", branch: "live" });
    expect(gitHubBackend({ ...netlify, EDITOR_REPOSITORY: "other/site" }).repo).toBe("other/site");
  });

  it.each([undefined, "", "website", "https://github.com/ministry/website", "ministry/website#"])(
    "%s is refused with what to write",
    (setting) => {
      expect(() => gitHubBackend({ EDITOR_REPOSITORY: setting })).toThrow("owner/name or owner/name#branch");
    },
  );
});
