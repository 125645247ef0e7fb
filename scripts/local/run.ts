/**
 * Runs a script's main function with the command's arguments. An unexpected error is printed, and ends the script and
 * its child processes with exit code 1.
 */
export function run(main: (args: readonly string[]) => Promise<void> | void): void {
  Promise.resolve(process.argv.slice(2))
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    });
}
