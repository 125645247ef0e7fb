import type { AdapterInit } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { emailListOrigins } from "./email-list";
import { writeHeaders } from "./headers";
import { settingsNotice } from "./mail-settings";
import { publish } from "./output/publish";

/**
 * Netlify's adapter, with four changes: only what visitors need is published, the headers are computed from the
 * finished pages, what is wrong with the mail settings is said last, and its cache is left out, since it restores
 * an old schema after the content model was read.
 */
export function siteAdapter(): ReturnType<AdapterInit> {
  const adapter = netlify();
  return {
    ...adapter,
    cache: undefined,
    adapt: async (args) => {
      await adapter.adapt(args);
      const loads = await publish(args.routesManifest);
      await writeHeaders("public", emailListOrigins());
      // Gatsby's reporter would break its lines.
      process.stdout.write(`\n${loads}\n\n`);
      const notice = settingsNotice(process.env);
      if (notice) args.reporter[notice.level](notice.text);
    },
  };
}
