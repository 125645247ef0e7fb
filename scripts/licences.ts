import rules from "../.config/licences.json";
import { groupByLicence, isAllowed } from "./dependencies/licences";
import { readLockfile } from "./dependencies/lockfile";

/** Prints the licence of each package; exits with 1 if one is not allowed. */
for (const [licence, names] of groupByLicence(readLockfile(), rules)) {
  const allowed = isAllowed(licence, rules.allowed);
  console.log(`\n${licence}${allowed ? "" : " (not allowed)"}: ${String(names.length)}`);
  console.log(`  ${names.join(", ")}`);
  if (!allowed) process.exitCode = 1;
}
