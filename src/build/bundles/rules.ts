import path from "node:path";

/** Of webpack's rules, what is looked at here (webpack.js.org/configuration/module). */
export interface Rule {
  test?: unknown;
  resourceQuery?: unknown;
  include?: string;
  exclude?: unknown;
  sideEffects?: boolean;
  use?: unknown;
}

/** One of the programs that a rule hands a file to. */
interface Loader {
  loader: string;
  options?: object;
}

/**
 * Has each file read once, and installed packages kept as they are: they are written for the browsers that this site
 * is built for and for Node, and rewriting them is a good part of what a build costs. Fonts and pictures stay files.
 * @param rules Gatsby's own
 */
export function onceAndLightly(rules: readonly Rule[]): Rule[] {
  return [
    ...rules
      .filter((rule) => !readsAgain(rule))
      .map(keepPackages)
      .map(keepFiles),
    pureModules,
  ];
}

// None of our own modules does anything by being imported: what a page's Head alone imports stays with the server.
const pureModules: Rule = { include: path.resolve("src"), sideEffects: false };

// Gatsby's plugin for TypeScript brings a rule for files that Gatsby's rule for scripts reads too.
function readsAgain({ test, resourceQuery }: Rule): boolean {
  return test instanceof RegExp && test.source === String.raw`\.tsx?$` && resourceQuery === undefined;
}

// Gatsby's rule for installed packages is the one with this preset; its other settings say how such files are read.
function keepPackages({ use, ...reads }: Rule): Rule {
  const rewrites = /babel-preset-gatsby[\\/]+dependencies/.test(JSON.stringify(use ?? ""));
  return rewrites || use === undefined ? reads : { ...reads, use };
}

// A small file in a page's styles would be sent with every page; and of a name's hash, every page pays each letter.
function keepFiles({ use, ...reads }: Rule): Rule {
  if (!Array.isArray(use)) return use === undefined ? reads : { ...reads, use };
  const loaders = (use as Loader[]).map((one) =>
    /[\\/]url-loader[\\/]/.test(one.loader)
      ? { ...one, options: { ...one.options, limit: false, name: "static/[name]-[hash:12].[ext]" } }
      : one,
  );
  return { ...reads, use: loaders };
}
