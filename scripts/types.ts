import { existsSync } from "node:fs";
import { startNode, packagePath } from "./local/child";
import { run } from "./local/run";

const queryTypes = "src/gatsby-types.d.ts";

/** `npm run types`: checks all types. Gatsby writes the types of the queries. */
async function main(): Promise<void> {
  if (!existsSync(queryTypes))
    throw new Error(`${queryTypes} is missing. Run \`npm run build\` or \`npm run develop\` to write it.`);
  const tsc = startNode([packagePath("typescript", "bin/tsc"), "--noEmit"]);
  process.exitCode = await tsc.exit;
  if (process.exitCode !== 0)
    console.error(
      `If you have changed a query, run \`npm run build\`. It updates ${queryTypes}. Then check the types again.`,
    );
}

run(main);
