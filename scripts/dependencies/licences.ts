import type { LockedPackage } from "./lockfile";

/** What may be used, and which packages state their licence elsewhere. */
export interface LicenceRules {
  /** SPDX identifiers. */
  allowed: readonly string[];
  /** By package: the licence that its own files state, where its package.json does not. */
  stated: Readonly<Record<string, string>>;
}

/** The packages under each licence, most first. */
export function groupByLicence(
  packages: readonly LockedPackage[],
  { stated }: LicenceRules,
): [licence: string, names: string[]][] {
  const groups = new Map<string, Set<string>>();
  for (const { name, license } of packages) {
    const licence = license || (stated[name] ?? "none stated");
    groups.set(licence, (groups.get(licence) ?? new Set()).add(name));
  }
  return [...groups]
    .map(([licence, names]): [string, string[]] => [licence, [...names].sort()])
    .sort(([a, left], [b, right]) => right.length - left.length || a.localeCompare(b));
}

/** Whether an SPDX expression can be met with allowed licences: one of each "OR", all of each "AND". */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  // In place of the innermost brackets stands a licence that is allowed, or none.
  const open = expression.replace(/\(([^()]*)\)/g, (_, inner: string) =>
    isAllowed(inner, allowed) ? (allowed[0] ?? "") : "",
  );
  if (open !== expression) return isAllowed(open, allowed);
  return expression
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allowed.includes(licence.trim())));
}
