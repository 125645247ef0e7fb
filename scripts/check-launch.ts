import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { checkLaunch, describeLaunch } from "./launch/check-launch";

/** `npm run check:launch`: lists the remaining steps before launch (docs/launch.md). */
if (existsSync(".env")) loadEnvFile(".env");
const report = checkLaunch(".", process.env);
console.log(describeLaunch(report));
process.exitCode = report.mistakes.length + report.samples.length + report.steps.length === 0 ? 0 : 1;
