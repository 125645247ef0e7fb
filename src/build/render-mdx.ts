import { htmlProcessor } from "../content-model/markdown/html";
import { fillPlaceholders } from "../content-model/placeholders";

/** What is known of HTML as a tree (github.com/syntax-tree/hast). */
interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  value?: string;
}

interface TextFile {
  data: { newTab?: string };
}

const processor = htmlProcessor([() => markLinks]);

/**
 * Compiles MDX to static HTML.
 * @param body the Markdown below the frontmatter, with placeholders
 * @param facts what the placeholders name
 * @param newTab what is added, for screen readers, to a link that leads to another site, with placeholders
 * @returns HTML without scripts or styles
 * @throws where the body is not valid MDX, with line and column
 */
export function renderMdx(body: string, facts: object, newTab: string): string {
  const data = { newTab: fillPlaceholders(newTab, facts) };
  return String(processor.processSync({ value: fillPlaceholders(body, facts), data }));
}

/** As the pages' own links do (components/ui/smart-link.tsx): another site opens in a new tab, and the link says so. */
function markLinks(tree: Node, { data: { newTab = "" } }: TextFile): void {
  for (const node of tree.children ?? []) {
    if (node.tagName === "a" && /^https?:/.test(String(node.properties?.["href"]))) {
      Object.assign(node.properties ?? {}, { target: "_blank", rel: ["noopener", "noreferrer"] });
      const words = { type: "element", tagName: "span", properties: {}, children: [text(` ${newTab}`)] };
      node.children = [...(node.children ?? []), words];
    } else markLinks(node, { data: { newTab } });
  }
}

function text(value: string): Node {
  return { type: "text", value };
}
