import { env } from "node:process";

/**
 * Chooses Jest's `test` or `test.skip` for tests that need a program. Where it is missing they are skipped and named, or
 * fail with TEST_PEERS=required.
 * @param isHere whether it is installed
 */
export function peerTest(isHere: boolean): jest.It {
  return isHere || env.TEST_PEERS === "required" ? test : test.skip;
}
