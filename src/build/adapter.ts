import type { AdapterInit } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { stopAtBrokenAnchors } from "./checks/content";
import { settingsNotice } from "./checks/mail-settings";
import { emitFunctions } from "./functions";
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
      const notice = settingsNotice(process.env);
      if (notice) args.reporter[notice.level](notice.text);
    },
  };
}
