import type { LockedPackage } from "./lockfile";

/** What may be used, and which packages state their licence elsewhere. */
export interface LicenceRules {
  /** SPDX identifiers. */
  allowed: readonly string[];
  /** By package: the licence whose text its own files hold, where its package.json has no SPDX identifier for it. */
  stated: Readonly<Record<string, string>>;
}

/** The packages under each licence, most first. */
export function groupByLicence(
  packages: readonly LockedPackage[],
  { stated }: LicenceRules,
): [licence: string, names: string[]][] {
  const groups = new Map<string, Set<string>>();
  for (const { name, license } of packages) {
    const licence = isNamed(license) ? license : (stated[name] ?? (license || "none stated"));
    groups.set(licence, (groups.get(licence) ?? new Set()).add(name));
  }
  return [...groups]
    .map(([licence, names]): [string, string[]] => [licence, [...names].sort()])
    .sort(([a, left], [b, right]) => right.length - left.length || a.localeCompare(b));
}

/** Whether a package.json names one licence: "BSD" may be any of four. */
export function isNamed(license: string): boolean {
  return license !== "" && license !== "BSD";
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
