import { shortened, type Remark, type TextRule } from "./remark";

/** Lines that Markdown may interpret in an unintended way. Reported as notes. */
export const blocksOfText: TextRule = ({ markdown, source }) =>
  markdown.children.flatMap((node): Remark[] => {
    const { start, end } = node.position ?? {};
    if (start === undefined || end === undefined) return [];
    const lines = source.slice(start.offset, end.offset).split("\n");
    if (node.type === "paragraph")
      return lines.flatMap((line, index) =>
        /^\s*\|.+\|\s*$/.test(line) ? [{ line: start.line + index, ...noTable(line) }] : [],
      );
    if (node.type === "table")
      return lines.flatMap((line, index) =>
        line.includes("|") ? [] : [{ line: start.line + index, ...rowOf(line) }],
      );
    const [first = "", ...others] = lines;
    const isUnderlined =
      node.type === "heading" && others.length > 1 && /^\s*-+\s*$/.test(others.at(-1) ?? "");
    return isUnderlined ? [{ line: start.line, ...underlined(first) }] : [];
  });

type Judgement = Omit<Remark, "line">;

function noTable(line: string): Judgement {
  const about = `“${shortened(line)}”`;
  return {
    kind: "no table",
    about,
    problem: `${about} is in no table, so visitors would read its lines.`,
    fix: "Below a table's first line stands one of dashes, with as many columns: | --- | --- |.",
    isNote: true,
  };
}

function rowOf(line: string): Judgement {
  const about = `“${shortened(line)}”`;
  return {
    kind: "row of words",
    about,
    problem: `${about} would be a row of a table.`,
    fix: "Leave a line empty between it and the table.",
    isNote: true,
  };
}

function underlined(line: string): Judgement {
  const about = `“${shortened(line)}”`;
  return {
    kind: "underlined",
    about,
    problem: `${about} begins a heading of several lines, for the dashes below them.`,
    fix: "Leave a line empty above the dashes, which then divide the text.",
    isNote: true,
  };
}
