import { contentSecurityPolicy } from "./content-security-policy";

const none = { scripts: new Set<string>(), styles: new Set<string>() };

describe("where forms may post to", () => {
  it("is the site itself while there is no email list", () => {
    expect(contentSecurityPolicy(none)).toContain("; form-action 'self';");
  });

  it("is the email list's origin too, once there is one", () => {
    expect(contentSecurityPolicy(none, ["https://list.example"])).toContain(
      "; form-action 'self' https://list.example;",
    );
  });
});
