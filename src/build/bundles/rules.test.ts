import { onceAndLightly, type Rule } from "./rules";

// As Gatsby 5 writes them, shortened.
const scripts: Rule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] };
const typescript: Rule = { test: /\.tsx?$/, use: () => [] };
const layouts: Rule = { test: /\.[tj]sx?$/, resourceQuery: /__contentFilePath=/, use: () => [] };
const loader = "/node_modules/url-loader/dist/cjs.js";
const fonts: Rule = { test: /\.woff2$/, use: [{ loader, options: { limit: 10_000, fallback: "file" } }] };
const presets = ["/node_modules/babel-preset-gatsby/dependencies.js"];
const packages = {
  test: /\.(js|mjs)$/,
  type: "javascript/auto",
  use: [{ loader: "babel-loader", options: { presets } }],
};

describe("the rules by which a build reads files", () => {
  it("reads a TypeScript file once", () => {
    expect(onceAndLightly([scripts, typescript, layouts]).slice(0, -1)).toEqual([scripts, layouts]);
  });

  it("rewrites no installed package, and reads it as before", () => {
    const [reads] = onceAndLightly([packages]);
    expect(reads).toEqual({ test: packages.test, type: "javascript/auto" });
  });

  it("puts no file into a page, however small, and names it by its content", () => {
    const [reads] = onceAndLightly([fonts]);
    const name = "static/[name]-[hash:12].[ext]";
    expect(reads).toEqual({ ...fonts, use: [{ loader, options: { limit: false, fallback: "file", name } }] });
  });

  it("lets a module of the site go where nothing of it is used", () => {
    expect(onceAndLightly([]).map(({ sideEffects }) => sideEffects)).toEqual([false]);
  });
});
