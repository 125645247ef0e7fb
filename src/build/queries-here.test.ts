import { askQueriesHere } from "./queries-here";

describe("where a build's queries are asked", () => {
  it("is the build itself", () => {
    const environment: NodeJS.ProcessEnv = {};
    askQueriesHere(environment);
    expect(environment["GATSBY_CPU_COUNT"]).toBe("1");
  });

  it("is what the operator has set", () => {
    const environment = { GATSBY_CPU_COUNT: "4" };
    askQueriesHere(environment);
    expect(environment["GATSBY_CPU_COUNT"]).toBe("4");
  });
});
