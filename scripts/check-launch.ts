import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { checkLaunch, describeLaunch } from "./launch/check-launch";

/** `npm run check:launch`: lists the remaining steps before launch (docs/launch.md). */
if (existsSync(".env")) loadEnvFile(".env");
const problems = checkLaunch(".", process.env);
console.log(describeLaunch(problems));
process.exitCode = problems.length === 0 ? 0 : 1;
