import { env } from "node:process";

/**
 * Returns whether tests that need something outside of the project (Postfix, Redis, another Node version, installed
 * fonts) fail where it is missing. They do with TEST_PEERS=required; by default they are skipped and named.
 * @throws where TEST_PEERS has another value
 */
export function arePeersRequired(value: string = env.TEST_PEERS ?? ""): boolean {
  if (value !== "" && value !== "required")
    throw new Error(`TEST_PEERS is "${value}". Write "required", or nothing.`);
  return value === "required";
}

/** Chooses Jest's `test` or `test.skip` for tests that need such a program. `isHere` says whether it is installed. */
export function peerTest(isHere: boolean): jest.It {
  return isHere || arePeersRequired() ? test : test.skip;
}
