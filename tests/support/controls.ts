import type { CDPSession, Page } from "@playwright/test";

/** A control in the browser's accessibility tree. */
export interface Control {
  role: string;
  name: string;
  description: string;
  /** The visible label. */
  text: string;
  /** The target of a link. */
  href: string | undefined;
  /** The landmark that contains the control; it distinguishes links of the same name. */
  landmark: string;
}

const roles = new Set([
  "button",
  "checkbox",
  "combobox",
  "Date",
  "DisclosureTriangle",
  "link",
  "listbox",
  "radio",
  "searchbox",
  "slider",
  "spinbutton",
  "switch",
  "textbox",
]);

/** Reads all controls of the page in its current state, in reading order. */
export async function readControls(page: Page): Promise<Control[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const controls: Control[] = [];
  for (const { ignored, role, name, description, backendDOMNodeId } of nodes) {
    const kind = String(role?.value ?? "");
    if (ignored || !roles.has(kind) || backendDOMNodeId === undefined) continue;
    controls.push({
      role: kind,
      name: String(name?.value ?? ""),
      description: String(description?.value ?? ""),
      ...(await readElement(devtools, backendDOMNodeId)),
    });
  }
  await devtools.detach();
  return controls;
}

/**
 * Finds controls that are unclear to screen reader users: controls without a name, controls whose name lacks the
 * visible label (WCAG 2.2, 2.5.3), and links in one landmark with the same name and different targets.
 */
export function findUnclearControls(controls: readonly Control[]): string[] {
  const unclear: string[] = [];
  const places = new Map<string, string>();
  for (const { role, name, description, text, href, landmark } of controls) {
    const spoken = plain(name);
    if (spoken === "") unclear.push(`a ${role} without a name`);
    if (!spoken.includes(plain(text))) unclear.push(`${role} “${name}” reads “${text}”`);
    if (href === undefined) continue;
    const heard = `${landmark}: ${spoken}, ${description}`;
    const known = places.get(heard) ?? href;
    if (known !== href) unclear.push(`“${name}” leads to ${known} and to ${href}`);
    places.set(heard, href);
  }
  return unclear;
}

const plain = (words: string): string => words.replace(/\s+/g, " ").trim().toLowerCase();

async function readElement(
  devtools: CDPSession,
  backendNodeId: number,
): Promise<Pick<Control, "text" | "href" | "landmark">> {
  const { object } = await devtools.send("DOM.resolveNode", { backendNodeId });
  const { result } = await devtools.send("Runtime.callFunctionOn", {
    ...(object.objectId === undefined ? {} : { objectId: object.objectId }),
    functionDeclaration: `function () {
      const worded = this.matches?.("a, button, summary");
      const copy = worded ? this.cloneNode(true) : null;
      copy?.querySelectorAll("[aria-hidden=true]").forEach((part) => part.remove());
      const landmark = this.closest?.("main, nav, header, footer, dialog, aside")?.tagName ?? "";
      return { text: copy?.textContent ?? "", href: this.href, landmark };
    }`,
    returnByValue: true,
  });
  const { text, href, landmark } = result.value as { text: string; href?: string; landmark: string };
  return { text, href, landmark };
}
