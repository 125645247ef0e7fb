import { join } from "node:path";
import { type Functions, loadFunctions } from "./functions";
import type { HeaderRule } from "./header-rules";
import { openPublishedFiles, type PublishedFiles } from "./published-files";
import { readHeadersFile } from "./read-headers-file";
import { readRedirectsFile } from "./read-redirects-file";
import type { RedirectRule } from "./redirect-rules";

/** What a build has left for the platform. */
export interface Site {
  files: PublishedFiles;
  functions: Functions;
  headerRules: readonly HeaderRule[];
  redirectRules: readonly RedirectRule[];
}

/** Reads what the build under a folder would deploy. */
export async function openSite(root: string): Promise<Site> {
  const folder = join(root, "public");
  const files = openPublishedFiles(folder);
  if (!files.isFile("/index.html")) {
    throw new Error("There is no built site in public/. Run `npm start`, which builds it first.");
  }
  return {
    files,
    functions: loadFunctions(root),
    headerRules: await readHeadersFile(join(folder, "_headers")),
    redirectRules: await readRedirectsFile(join(folder, "_redirects")),
  };
}
