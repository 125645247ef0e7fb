import rules from "../.config/licences.json";
import { groupByLicence, isAllowed } from "./dependencies/licences";
import { readLockfile } from "./dependencies/lockfile";

/** Prints what each package is licensed under; ends with 1 where one of them may not be used. */
for (const [licence, names] of groupByLicence(readLockfile(), rules)) {
  const allowed = isAllowed(licence, rules.allowed);
  console.log(`\n${licence}${allowed ? "" : " (not allowed)"}: ${String(names.length)}`);
  console.log(`  ${names.join(", ")}`);
  if (!allowed) process.exitCode = 1;
}
