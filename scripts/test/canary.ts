import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { optionNames, variableNames } from "../../functions/relay/settings/environment";

/** A secret that exists only to be searched for where it must not be. */
export interface Canary {
  secret: string;
  /** Every mail setting, each holding the secret, in a form that the functions accept. */
  settings: Record<string, string>;
}

/** Makes a new secret and settings that hold it. */
export function createCanary(): Canary {
  const secret = `canary${randomBytes(12).toString("hex")}`;
  const holding = (name: string): string => {
    if (name.includes("SMTP_")) return `smtps://${secret}:${secret}@mail.ministry.example:465`;
    if (name.endsWith("REDIS_URL")) return `rediss://${secret}:${secret}@counts.ministry.example:6379`;
    if (name.endsWith("_URL")) return `https://service.ministry.example/${secret}`;
    // Addresses that may not be the same for all.
    return `${secret}.${name.toLowerCase()}@ministry.example`;
  };
  const words = optionNames.filter((name) => name.endsWith("_URL")); // The others are numbers.
  const settings = [...variableNames, ...words].map((name): [string, string] => [name, holding(name)]);
  return { secret, settings: Object.fromEntries(settings) };
}

// The emitted handlers of .netlify load the compiled functions from Gatsby's cache folder.
const outputs = ["public", ".netlify", join(".cache", "functions")];

/** The files of a build that hold the secret. */
export async function findSecret(root: string, secret: string): Promise<string[]> {
  const found: string[] = [];
  for (const output of outputs.filter((folder) => existsSync(join(root, folder)))) {
    const entries = await readdir(join(root, output), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = join(entry.parentPath, entry.name);
      if ((await readFile(file)).includes(secret)) found.push(file);
    }
  }
  return found;
}
