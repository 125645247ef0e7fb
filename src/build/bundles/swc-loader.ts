/**
 * How webpack hands a script of ours to swc, which takes its types and its JSX out and leaves the rest as it is written.
 * @param tsx whether the file may hold JSX, where <T> begins an element
 */
export function swcLoader(tsx: boolean): { loader: string; options: object } {
  const options = {
    swcrc: false,
    module: { type: "es6" },
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx },
      transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
    },
  };
  return { loader: "swc-loader", options };
}
