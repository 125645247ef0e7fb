import type { ContentType } from "../content-type";
import { contentTypes } from "../content-types";

const begin = "<!-- Made from the content model by `npm run write:schemas`. -->";
const end = "<!-- End of what is made. -->";

/**
 * Updates the table of files in the editors' guide from the content types.
 * @param guide the guide's text
 * @returns the updated text
 * @throws if the table's marker lines are missing
 */
export function guideWithTable(guide: string): string {
  const [before, rest] = guide.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The editors' guide has no lines ${begin} and ${end}.`);
  return `${before}${begin}\n\n${table()}\n\n${end}${after}`;
}

function table(): string {
  const rows = [["What", "File", "Where visitors see it", "What is in it"], ...contentTypes.map(row)];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const [heading = "", ...lines] = rows.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  return [heading, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...lines].join("\n");
}

function row({ title, files, seenOn, description, schema }: ContentType): string[] {
  const parts = Object.keys(schema.properties).map((name) => `\`${name}\``);
  return [title, `\`${files}\``, seenOn, `${description} Its parts: ${parts.join(", ")}.`];
}
