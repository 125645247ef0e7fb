import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AdapterInit } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { endpointKey } from "../../functions/registry";
import { endpointOf } from "../forms/endpoint";
import { forms } from "../forms/forms";
import { stopAtBrokenAnchors } from "./checks/stop-at-mistakes";
import { warnAboutSettings } from "./checks/mail-settings";
import { writeQueryRedirects } from "./pages/redirects";
import { formOrigins, writeHeaders } from "./security";
import { finishPages } from "./static-pages";

/**
 * Netlify's adapter, followed by the steps that need the finished pages: scripts, the check of anchors, and headers.
 * The build emits the function itself, because the adapter would emit it for an earlier API. Mistakes in the mail
 * settings are reported last. The adapter's cache is disabled, because it would restore a schema that is older than the
 * content model.
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
      const warning = warnAboutSettings(process.env);
      if (warning !== undefined) args.reporter.warn(warning);
    },
  };
}

/**
 * Writes a file for Netlify's current function API: it takes a Request, returns a Response and lists its addresses. The
 * file calls the function of src/api that Gatsby has compiled. Netlify's adapter writes functions for an earlier API,
 * with which the process would end under Node 24.
 */
function emitFunction(): void {
  const functionsFolder = path.join(".netlify", "functions-internal");
  const formsFolder = path.join(functionsFolder, "forms");
  rmSync(functionsFolder, { recursive: true, force: true });
  mkdirSync(formsFolder, { recursive: true });
  const addresses = forms.map(({ name }) => endpointOf(name));
  // Only this file exports `config`, because Gatsby would mistake such an export under src/ for a page's config. Netlify
  // reads it without running the file, so it contains only literals.
  const source = `import "../../../.cache/functions/[form].js";

const endpoint = globalThis[Symbol.for(${JSON.stringify(endpointKey)})];

export default (request, context) => endpoint(request, context.ip);

export const config = { path: ${JSON.stringify(addresses)} };
`;
  writeFileSync(path.join(formsFolder, "forms.mjs"), source);
}
