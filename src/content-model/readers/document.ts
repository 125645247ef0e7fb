import { isMap, isScalar, isSeq, visit, type Document, type Node } from "yaml";
import type { Finding, Path } from "../problem";

/**
 * Finds where a field stands, or its nearest existing parent.
 * @returns the offset of its name, or of an entry's value
 */
export function offsetOf(document: Document, path: Path): number | undefined {
  let node = document.contents;
  let offset: number | undefined;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((one) => isScalar(one.key) && one.key.value === key);
      if (pair === undefined) break;
      offset = (pair.key as Node).range?.[0];
      node = pair.value as Node | null;
    } else {
      const entry = isSeq(node) ? node.items[Number(key)] : undefined;
      if (entry === undefined) break;
      node = entry as Node;
      offset = node.range?.[0];
    }
  }
  return offset;
}

/** The keys and indexes that lead to a node, given its ancestors as yaml's `visit` passes them. */
export function pathTo(node: unknown, ancestors: readonly unknown[]): Path {
  const line = [...ancestors, node];
  return line.flatMap((ancestor, index): Array<string | number> => {
    const child = line[index + 1];
    if (isSeq(ancestor)) return [ancestor.items.indexOf(child)];
    if (!isMap(ancestor)) return [];
    const { key } = ancestor.items.find((pair) => pair === child) ?? {};
    return isScalar(key) ? [String(key.value)] : [];
  });
}

/** Fields that stand twice in one group: the first value would be lost in silence. */
export function repeatedFields(document: Document): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Map: (_key, map, ancestors) => {
      const names = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
      const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
      for (const name of repeated)
        findings.push({
          path: [...pathTo(map, ancestors), name],
          problem: `"${name}" stands here twice.`,
          fix: "Keep one of the two: only the last one would be used.",
        });
    },
  });
  return findings;
}

/** The line number of an offset, counted from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}
