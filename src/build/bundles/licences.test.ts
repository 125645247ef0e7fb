import path from "node:path";
import { licencesOf, packageOf } from "./licences";

describe("licences", () => {
  it("know the package of an installed file, the innermost where one lies in another", () => {
    expect(packageOf("/site/node_modules/@emotion/cache/dist/cache.js")).toBe(
      "/site/node_modules/@emotion/cache",
    );
    expect(packageOf("/site/node_modules/a/node_modules/b/index.js")).toBe(
      "/site/node_modules/a/node_modules/b",
    );
    expect(packageOf("/site/src/pages/index.tsx")).toBeUndefined();
  });

  it("stand in full, each package once, with the fonts'", () => {
    const file = (name: string) => path.resolve("node_modules", name);
    const text = licencesOf([file("react/index.js"), file("react/jsx-runtime.js"), file("yup/index.js")]);
    const titles = text.split(/\n\n=+\n\n/).map((entry) => entry.split("\n")[0]?.replace(/ \d.*\(/, " ("));
    expect(titles).toEqual([
      "@fontsource-variable/archivo (OFL-1.1)",
      "@fontsource-variable/fraunces (OFL-1.1)",
      "react (MIT)",
      "yup (MIT)",
    ]);
    expect(text).toContain("Permission is hereby granted");
    expect(text).toContain("SIL OPEN FONT LICENSE");
  });
});
