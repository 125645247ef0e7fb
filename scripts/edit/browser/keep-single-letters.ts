/**
 * Keeps a word of one letter at the start of a paragraph, such as the A of "A year later". The formatted view of
 * Sveltia 0.221 turns Markdown into formatting while an editor types, and takes any single character before a space for
 * the start of one of our components, and removes it. It looks only where one character more has been typed. So the
 * space is typed twice, and the next letter replaces the second one.
 */
export function keepSingleLetters(): void {
  document.addEventListener(
    "beforeinput",
    (event) => {
      const { target, inputType, data } = event;
      if (inputType !== "insertText" || data === null) return;
      const before = textBeforeCursor();
      const isSpace = data === " " && /^[^#>*+-]$/u.test(before); // These are signs of Markdown.
      const isNextLetter = data !== " " && /^. {2}$/u.test(before);
      if (!isSpace && !isNextLetter) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isNextLetter) edit(target, "deleteContentBackward", null);
      edit(target, "insertReplacementText", isSpace ? "  " : data);
    },
    true,
  );
}

/** Asks the editor for an edit, by an input type of the standard (Input Events Level 2). */
function edit(target: EventTarget | null, inputType: string, data: string | null): void {
  target?.dispatchEvent(new InputEvent("beforeinput", { inputType, data, bubbles: true, cancelable: true }));
}

/** The text before the cursor, if that is in the first text of a paragraph; otherwise "". */
function textBeforeCursor(): string {
  const { anchorNode, anchorOffset, isCollapsed } = document.getSelection() ?? {};
  const block = anchorNode?.parentElement?.closest('[contenteditable="true"] > *');
  const isFirst = block?.firstChild?.contains(anchorNode ?? null) === true && isCollapsed === true;
  return isFirst ? (anchorNode?.textContent ?? "").slice(0, anchorOffset) : "";
}
