import { arePeersRequired } from "./peer-tests";

test("TEST_PEERS makes a missing peer a failure, and a misspelt value is an error", () => {
  expect(arePeersRequired("")).toBe(false);
  expect(arePeersRequired("required")).toBe(true);
  expect(() => arePeersRequired("yes")).toThrow('Write "required"');
});
