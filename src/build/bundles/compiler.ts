import type { WebpackOptionsApply } from "gatsby/webpack";

type SetUp = WebpackOptionsApply["process"];

/** How one of Gatsby's compilers is set, by what Gatsby has said and webpack has added (webpack.js.org/configuration). */
export type CompilerOptions = Parameters<SetUp>[0];

/** One of Gatsby's compilers. */
export type Compiler = Parameters<SetUp>[1];
