import { contentSecurityPolicy } from "./content-security-policy";

const none = { scripts: new Set<string>(), styles: new Set<string>() };

describe("form-action", () => {
  it("is the site itself without an email list", () => {
    expect(contentSecurityPolicy(none)).toContain("; form-action 'self';");
  });

  it("includes the origin of the email list's form", () => {
    expect(contentSecurityPolicy(none, ["https://list.example"])).toContain(
      "; form-action 'self' https://list.example;",
    );
  });
});
