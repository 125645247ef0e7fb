import type { AdapterInit } from "gatsby";
import netlify from "gatsby-adapter-netlify";
import { emailListOrigins } from "./email-list";
import { writeHeaders } from "./headers";
import { addIntegrity } from "./integrity";
import { withTemporaryFolder } from "./temporary-folder";

/**
 * Netlify's adapter, with three changes: scripts get their integrity and the headers are computed once the
 * pages are finished; its cache is left out, since it restores an old schema after the content model was read;
 * and the folders are removed that it leaves in the system's temporary folder.
 */
export function siteAdapter(): ReturnType<AdapterInit> {
  const adapter = netlify();
  return {
    ...adapter,
    cache: undefined,
    adapt: async (args) => {
      await withTemporaryFolder(async () => {
        await adapter.adapt(args);
      });
      await addIntegrity("public");
      await writeHeaders("public", emailListOrigins());
    },
  };
}
