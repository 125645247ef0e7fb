import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesUnder, isHtml } from "./output/walk";

// React and Gatsby write `src` first; a script that has its integrity already is left as it is.
const ownScript = /<script src="\/([^"/]+\.js)"(?![^>]*\sintegrity=)/g;

/** The integrity of a file's bytes (Subresource Integrity, section 3.1). */
export function integrityOf(bytes: Buffer | string): string {
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}

/**
 * Gives each of our own scripts in the finished pages its integrity: a browser runs no other bytes.
 * What those scripts load in turn is held by webpack in the same way.
 * @param folder the published folder
 * @throws where a page names a script that was not published
 */
export async function addIntegrity(folder: string): Promise<void> {
  const pages = (await filesUnder(folder)).filter(isHtml);
  await Promise.all(
    pages.map(async (page) => {
      const file = path.join(folder, page);
      const html = await readFile(file, "utf8");
      const names = new Set([...html.matchAll(ownScript)].map(([, name = ""]) => name));
      if (names.size === 0) return;
      const integrity = new Map<string, string>();
      for (const name of names) integrity.set(name, integrityOf(await readFile(path.join(folder, name))));
      const guarded = html.replace(
        ownScript,
        (tag, name: string) => `${tag} integrity="${integrity.get(name) ?? ""}" crossorigin="anonymous"`,
      );
      await writeFile(file, guarded);
    }),
  );
}
