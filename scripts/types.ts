import { existsSync } from "node:fs";
import { startNode, packageFile } from "./local/child";
import { run } from "./local/run";

const queryTypes = "src/gatsby-types.d.ts";

/** `npm run types`: compiles the code without output, with the types of the queries, which Gatsby has written. */
async function main(): Promise<void> {
  if (!existsSync(queryTypes))
    throw new Error(`${queryTypes} is missing. Run \`npm run build\` or \`npm run develop\` to write it.`);
  const tsc = startNode([packageFile("typescript", "bin/tsc"), "--noEmit"]);
  process.exitCode = await tsc.exit;
}

run(main);
