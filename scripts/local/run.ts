/**
 * Runs a script's work, with the command's arguments. An error that the work does not expect is told in its own words;
 * it ends the script with 1, and with it whatever the script has started.
 */
export function run(main: (args: readonly string[]) => Promise<void>): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
