import { hintOf } from "../../src/content-model/rules/structure";
import { site } from "../../src/content-model/content-types/site";
import type { ContentFile } from "../../src/content-model/content";
import type { LaunchProblem } from "./problem";

/**
 * Each legal line that is empty or missing.
 * @param file content/site.json
 */
export function legalProblems({ file, data, lineOf }: ContentFile): LaunchProblem[] {
  const { legal } = site.schema.properties;
  if (legal?.type !== "object") return [];
  return Object.entries(legal.properties)
    .filter(([name]) => isBlank(valueAt(data, ["legal", name])))
    .map(([name, field]) => {
      const line = lineOf(["legal", name]);
      return {
        kind: "legal" as const,
        file: `content/${file}`,
        field: `legal.${name}`,
        problem: "is empty.",
        fix: `Fill it in. ${hintOf(field)}`,
        ...(line !== undefined && { line }),
      };
    });
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}

function isBlank(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}
