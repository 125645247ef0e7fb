import type { Content, List, ListItem, Paragraph, Parent } from "mdast";
import { isVolume } from "../../text/bible-books";

/**
 * Keeps numbers that Markdown would turn into a list and renumber: a year (“1995. That was the year”), the number
 * before a book of the Bible (“1. Korinther 13,4”), or a number on its own (“3. Advent”).
 * @param source the Markdown
 */
export function keepNumbers(parent: Parent, source: string): void {
  let nextNumber = 1;
  const children: Content[] = [];
  for (const child of parent.children) {
    if ("children" in child) keepNumbers(child, source);
    const numbers = child.type === "list" ? writtenNumbers(child, source) : [];
    if (child.type !== "list" || numbers.length === 0) children.push(child);
    else if (isProse(child, source, numbers, nextNumber)) {
      for (const [index, item] of child.children.entries()) {
        const [firstParagraph, ...otherNodes] = toParagraphs(item, source);
        const previousParagraph = index === 0 ? children.at(-1) : undefined;
        if (previousParagraph?.type === "paragraph" && isContinued(previousParagraph, item, source))
          previousParagraph.children.push({ type: "text", value: "\n" }, ...firstParagraph.children);
        else children.push(firstParagraph);
        children.push(...otherNodes);
      }
    } else {
      children.push(child);
      nextNumber = (numbers[0] ?? 1) + numbers.length;
    }
  }
  parent.children = children;
}

/** The numbers of an ordered list as written. Pages count from the first number. */
export function writtenNumbers({ ordered, children }: List, source: string): number[] {
  return ordered === true ? children.map((item) => Number.parseInt(sourceOf(item, source), 10)) : [];
}

function sourceOf({ position }: ListItem, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** @param nextNumber the number that would continue the previous list */
function isProse(
  { children }: List,
  source: string,
  numbers: readonly number[],
  nextNumber: number,
): boolean {
  const [firstNumber = 1] = numbers;
  if (numbers.length === 1 && firstNumber !== 1 && firstNumber !== nextNumber) return true;
  const isShownAsWritten = (index: number) => numbers[index] === firstNumber + index;
  if (firstNumber >= 100 || numbers.some((number, index) => number >= 100 && !isShownAsWritten(index)))
    return true;
  const areVolumes = children.map((item, index) => {
    const followingText = sourceOf(item, source).replace(/^\d+\.[\s*_]*|^.*/, "");
    return isVolume(numbers[index] ?? 0, followingText);
  });
  return (
    !areVolumes.includes(false) ||
    areVolumes.some((isVolumeNumber, index) => isVolumeNumber && !isShownAsWritten(index))
  );
}

function toParagraphs(item: ListItem, source: string): [Paragraph, ...Content[]] {
  const [marker = ""] = /^\d+[.)]/.exec(sourceOf(item, source)) ?? [];
  const [firstNode, ...otherNodes] = item.children;
  return firstNode?.type === "paragraph"
    ? [
        { ...firstNode, children: [{ type: "text", value: `${marker} ` }, ...firstNode.children] },
        ...otherNodes,
      ]
    : [{ type: "paragraph", children: [{ type: "text", value: marker }] }, ...item.children];
}

// The number is at the beginning of a line in the middle of a sentence.
function isContinued(previousParagraph: Paragraph, item: ListItem, source: string): boolean {
  const { line, offset = 0 } = previousParagraph.position?.end ?? {};
  return line === (item.position?.start.line ?? 0) - 1 && /[\p{L}\p{N},]/u.test(source.charAt(offset - 1));
}
