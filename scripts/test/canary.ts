import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { optionalSettingNames, requiredSettingNames } from "../../functions/relay/settings";

/** A fake secret. Tests search for it in places where it must not occur. */
export interface Canary {
  secret: string;
  /** All mail settings, with valid values that contain the secret. */
  settings: Record<string, string>;
}

/** Creates a new secret, and settings that contain it. */
export function createCanary(): Canary {
  const secret = `canary${randomBytes(12).toString("hex")}`;
  const createValue = (name: string): string => {
    if (name.includes("SMTP_")) return `smtps://${secret}:${secret}@mail.ministry.example:465`;
    if (name.endsWith("REDIS_URL")) return `rediss://${secret}:${secret}@counts.ministry.example:6379`;
    if (name.endsWith("_URL")) return `https://service.ministry.example/${secret}`;
    // The addresses of these settings must differ from each other.
    return `${secret}.${name.toLowerCase()}@ministry.example`;
  };
  const urlOptions = optionalSettingNames.filter((name) => name.endsWith("_URL")); // The other settings are numbers.
  const settings = [...requiredSettingNames, ...urlOptions].map((name): [string, string] => [
    name,
    createValue(name),
  ]);
  return { secret, settings: Object.fromEntries(settings) };
}

// The emitted functions in .netlify import the compiled functions from Gatsby's cache folder.
const outputs = ["public", ".netlify", join(".cache", "functions")];

/** Returns the files of a build that contain the secret. */
export async function findSecret(root: string, secret: string): Promise<string[]> {
  const filesWithSecret: string[] = [];
  for (const output of outputs.filter((folder) => existsSync(join(root, folder)))) {
    const entries = await readdir(join(root, output), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = join(entry.parentPath, entry.name);
      if ((await readFile(file)).includes(secret)) filesWithSecret.push(file);
    }
  }
  return filesWithSecret;
}
