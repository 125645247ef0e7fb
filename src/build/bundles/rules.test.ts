import { onceAndLightly, type Rule } from "./rules";

// As Gatsby 5 writes them, shortened.
const scripts: Rule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] };
const typescript: Rule = { test: /\.tsx?$/, use: () => [] };
const layouts: Rule = { test: /\.[tj]sx?$/, resourceQuery: /__contentFilePath=/, use: () => [] };
const fonts: Rule = { test: /\.woff2$/, use: [{ loader: "url-loader" }] };
const presets = ["/node_modules/babel-preset-gatsby/dependencies.js"];
const packages = {
  test: /\.(js|mjs)$/,
  type: "javascript/auto",
  use: [{ loader: "babel-loader", options: { presets } }],
};

describe("the rules by which a build reads files", () => {
  it("reads a TypeScript file once", () => {
    expect(onceAndLightly([scripts, typescript, layouts, fonts]).slice(0, -1)).toEqual([
      scripts,
      layouts,
      fonts,
    ]);
  });

  it("rewrites no installed package, and reads it as before", () => {
    const [reads] = onceAndLightly([packages]);
    expect(reads).toEqual({ test: packages.test, type: "javascript/auto" });
  });

  it("lets a module of the site go where nothing of it is used", () => {
    expect(onceAndLightly([]).map(({ sideEffects }) => sideEffects)).toEqual([false]);
  });
});
