import { env } from "node:process";

/**
 * Chooses Jest's `test` or `test.skip` for tests that need a program. If it is missing, they are skipped and listed, or
 * they fail with TEST_PEERS=required.
 * @param isInstalled whether the program is installed
 */
export function peerTest(isInstalled: boolean): jest.It {
  return isInstalled || env.TEST_PEERS === "required" ? test : test.skip;
}
