import { gitHubBackend } from "./repository";

describe("the setting of the hosted screen", () => {
  it.each([
    ["ministry/website", { repo: "ministry/website", branch: "main" }],
    ["ministry/web.site_1#live/2026", { repo: "ministry/web.site_1", branch: "live/2026" }],
  ])("%s names repository and branch", (setting, expected) => {
    expect(gitHubBackend(setting)).toEqual({ name: "github", ...expected });
  });

  it.each([undefined, "", "website", "https://github.com/ministry/website", "ministry/website#"])(
    "%s is refused with what to write",
    (setting) => {
      expect(() => gitHubBackend(setting)).toThrow("owner/name or owner/name#branch");
    },
  );
});
