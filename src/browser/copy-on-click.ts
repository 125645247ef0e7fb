import { withPlainSpaces } from "../text/keep-together";

/**
 * Lets a click on a button with `data-copy` copy the paragraphs of the element whose id the attribute contains. If the
 * browser refuses, the paragraphs are selected instead.
 */
export function copyOnClick(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    const source = button && document.getElementById(button.dataset["copy"] ?? "");
    if (!source) return;
    const text = Array.from(source.children, ({ textContent }) => textContent).join("\n\n");
    void copyText(button, withPlainSpaces(text), () => {
      // Text in a closed details element cannot be selected.
      source.closest("details")?.setAttribute("open", "");
      getSelection()?.selectAllChildren(source);
      return button.dataset["notCopied"] ?? "";
    });
  });
}

/**
 * Copies a text, and shows the result in the status element after the button. The statuses of other buttons are
 * cleared, because the clipboard contains only the last text.
 * @param button with the success message in `data-copied`
 * @param onFailure returns the message if the clipboard is refused, or missing outside of a secure context
 */
export async function copyText(button: HTMLElement, text: string, onFailure: () => string): Promise<void> {
  let message = button.dataset["copied"] ?? "";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    message = onFailure();
  }
  document.querySelectorAll("[data-copied] + [role=status]").forEach((status) => {
    // This creates a new text node, so that screen readers also announce a repeated message.
    status.textContent = status.previousElementSibling === button ? message : "";
  });
}
