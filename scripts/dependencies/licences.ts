import type { LockedPackage } from "./lockfile";

/** The allowed licences, and the packages that state theirs in another way. */
export interface LicenceRules {
  /** SPDX identifiers. */
  allowed: readonly string[];
  /** By package: the licence in its own files, if its package.json has no SPDX identifier. */
  stated: Readonly<Record<string, string>>;
}

/** Groups packages by licence, the most frequent first. */
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

/** Whether a package.json names one specific licence: "BSD" may be any of four. */
export function isNamed(license: string): boolean {
  return license !== "" && license !== "BSD";
}

/** Whether allowed licences satisfy an SPDX expression: one of each "OR", all of each "AND". */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  // The innermost parentheses are replaced with an allowed licence, or with nothing.
  const open = expression.replace(/\(([^()]*)\)/g, (_, inner: string) =>
    isAllowed(inner, allowed) ? (allowed[0] ?? "") : "",
  );
  if (open !== expression) return isAllowed(open, allowed);
  return expression
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allowed.includes(licence.trim())));
}
