import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AdapterInit, FunctionsManifest } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { registryKey } from "../../functions/registry";
import { stopAtBrokenAnchors } from "./checks/stop-at-mistakes";
import { settingsWarning } from "./checks/mail-settings";
import { writeQueryRedirects } from "./pages/redirects";
import { formOrigins, writeHeaders } from "./security";
import { finishPages } from "./static-pages";

/**
 * Netlify's adapter, followed by the steps that need the finished pages: scripts, the check of anchors, and headers.
 * The build emits the functions itself, because the adapter writes them for an earlier API. Mistakes with the mail
 * settings are reported last. The adapter's cache is disabled: it restores a schema older than the content model.
 */
export function siteAdapter(): ReturnType<AdapterInit> {
  const { cache: _, ...adapter } = netlify();
  return {
    ...adapter,
    adapt: async (args) => {
      const routesManifest = args.routesManifest.filter(({ type }) => type !== "function");
      await adapter.adapt({ ...args, routesManifest, functionsManifest: [] });
      writeQueryRedirects("public");
      emitFunctions(args.functionsManifest);
      finishPages("public");
      stopAtBrokenAnchors(args.reporter);
      writeHeaders("public", formOrigins());
      const warning = settingsWarning(process.env);
      if (warning !== undefined) args.reporter.warn(warning);
    },
  };
}

/** The folder where Netlify finds the functions of a build. */
const folder = path.join(".netlify", "functions-internal");

/**
 * Writes a function of Netlify's current API (Request in, Response out, own address) for each function that Gatsby
 * has compiled.
 * Netlify's adapter for Gatsby emits functions of an earlier API, which terminate Node 24.
 */
function emitFunctions(functions: FunctionsManifest): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { name, pathToEntryPoint } of functions) {
    const id = path.parse(pathToEntryPoint).name;
    const emitted = path.join(folder, id, `${id}.mjs`);
    mkdirSync(path.dirname(emitted), { recursive: true });
    const compiled = path.relative(path.dirname(emitted), pathToEntryPoint).split(path.sep).join("/");
    writeFileSync(emitted, sourceOf(compiled, name));
  }
}

// `config` is exported only here: Gatsby would take an export under src/ for a page's config. Netlify reads it
// statically, so it contains only literals.
function sourceOf(compiled: string, address: string): string {
  const path = JSON.stringify(address);
  return `import ${JSON.stringify(compiled)};

const endpoint = globalThis[Symbol.for(${JSON.stringify(registryKey)})].get(${path});

export default (request, context) => endpoint(request, context.ip);

export const config = { path: ${path} };
`;
}
