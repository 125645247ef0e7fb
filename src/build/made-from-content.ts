import type { GatsbyNode, Reporter } from "gatsby";
import { publishPreviews } from "./artwork/previews";
import { renewPictures } from "./artwork/renew";
import { publishPressKit } from "./press-kit/publish";

/**
 * Renews the pictures of content/pictures that are drawn from content, then runs the check, which needs them.
 * If a mistake in content prevents a drawing, the check reports it.
 * @param check stops the build if content has mistakes
 */
export async function renewPicturesAndCheck(check: () => void, reporter: Reporter): Promise<void> {
  try {
    for (const file of await renewPictures()) reporter.info(`drew ${file}`);
  } catch (error) {
    check();
    const message = error instanceof Error ? error.message : String(error);
    // Whoever writes goes on with the picture as it was.
    if (process.env.NODE_ENV === "development") reporter.warn(message);
    else reporter.panic(message);
  }
  check();
}

/** Publishes the generated files other than pages: the press kit and the preview pictures of shared links. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodesByType, reporter }) => {
  await publishPressKit();
  if (process.env.NODE_ENV === "development") return;
  const addresses = new Set(getNodesByType("SitePage").map(({ path }) => path));
  const warnings = await publishPreviews((address) => addresses.has(address));
  for (const warning of warnings) reporter.warn(warning);
};
