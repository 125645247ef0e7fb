import { gitHubBackend } from "./repository";

describe("the repository setting", () => {
  it.each([
    ["ministry/website", { repo: "ministry/website", branch: "main" }],
    ["ministry/web.site_1#live/2026", { repo: "ministry/web.site_1", branch: "live/2026" }],
  ])("%s contains a repository and a branch", (setting, backend) => {
    expect(gitHubBackend({ EDITOR_REPOSITORY: setting })).toEqual({ name: "github", ...backend });
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
    "the error for %s contains the expected format",
    (setting) => {
      expect(() => gitHubBackend({ EDITOR_REPOSITORY: setting })).toThrow("owner/name or owner/name#branch");
    },
  );
});
