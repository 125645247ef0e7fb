import { env } from "node:process";

/**
 * Chooses Jest's `test` or `test.skip` for tests that need a program. If the program is missing, the tests are
 * skipped and listed. With TEST_PEERS=required, they fail instead.
 * @param isInstalled whether the program is installed
 */
export function peerTest(isInstalled: boolean): jest.It {
  return isInstalled || env.TEST_PEERS === "required" ? test : test.skip;
}
