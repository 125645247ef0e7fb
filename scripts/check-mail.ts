import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { run } from "./local/run";
import { checkMail } from "./mail/check-mail";

/** `npm run check:mail`: checks that the mail settings are complete and that the mail server accepts them. */
async function main(): Promise<void> {
  if (existsSync(".env")) loadEnvFile(".env");
  const { lines, isOk } = await checkMail(process.env);
  for (const line of lines) console.log(line);
  process.exitCode = isOk ? 0 : 1;
}

run(main);
