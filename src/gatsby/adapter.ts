import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { endpointKey } from "../../functions/registry";
import { endpointOf } from "../forms/endpoint";
import { forms } from "../forms/forms";
import { stopAtBrokenAnchors } from "./checks/stop-at-mistakes";
import { settingsWarning } from "./checks/mail-settings";
import { writeQueryRedirects } from "./pages/redirects";
import { formOrigins, writeHeaders } from "./security";
import { finishPages } from "./static-pages";

/**
 * Netlify's adapter, followed by the steps that need the finished pages: scripts, the check of anchors, and headers.
 * The build emits the function itself, because the adapter writes it for an earlier API. Mistakes with the mail
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
      emitFunction();
      finishPages("public");
      stopAtBrokenAnchors(args.reporter);
      writeHeaders("public", formOrigins());
      const warning = settingsWarning(process.env);
      if (warning !== undefined) args.reporter.warn(warning);
    },
  };
}

/**
 * Writes a function of Netlify's current API (Request in, Response out, own addresses) for the one of src/api that Gatsby
 * has compiled. Netlify's adapter for Gatsby emits functions of an earlier API, which terminate Node 24.
 */
function emitFunction(): void {
  const emitted = path.join(".netlify", "functions-internal");
  const folder = path.join(emitted, "forms");
  rmSync(emitted, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const addresses = forms.map(({ name }) => endpointOf(name));
  // `config` is exported only here: Gatsby would take an export under src/ for a page's config. Netlify reads it
  // statically, so it contains only literals.
  const source = `import "../../../.cache/functions/[form].js";

const endpoint = globalThis[Symbol.for(${JSON.stringify(endpointKey)})];

export default (request, context) => endpoint(request, context.ip);

export const config = { path: ${JSON.stringify(addresses)} };
`;
  writeFileSync(path.join(folder, "forms.mjs"), source);
}
