import type { AdapterInit } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { cleanUpNow } from "./engine";
import { emailListOrigins } from "./email-list";
import { writeHeaders } from "./security/headers";
import { settingsNotice } from "./mail-settings";
import { publish, setNotesAside } from "./output/publish";
import { withTemporaryFolder } from "./temporary-folder";

/**
 * Netlify's adapter, with what the finished pages need: live pages get their scripts, only what visitors
 * use is published, the headers are computed, and what is wrong with the mail settings is said last. Its cache is left out,
 * since it restores an old schema after the content model was read; so are the folders that it leaves in the
 * system's temporary folder.
 */
export function siteAdapter(): ReturnType<AdapterInit> {
  const { cache: _, ...adapter } = netlify();
  return {
    ...adapter,
    adapt: async (args) => {
      cleanUpNow();
      // Before Gatsby lists every file there is for the adapter: with these it takes twice as long.
      setNotesAside();
      await withTemporaryFolder(async () => {
        await adapter.adapt(args);
      });
      const loads = await publish(args.routesManifest);
      writeHeaders("public", emailListOrigins());
      // Gatsby's reporter would break its lines.
      process.stdout.write(`\n${loads}\n\n`);
      const notice = settingsNotice(process.env);
      if (notice) args.reporter[notice.level](notice.text);
    },
  };
}
