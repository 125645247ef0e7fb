/**
 * Keeps a word of one letter at the start of a paragraph, such as the A of "A year later". The formatted view of
 * Sveltia 0.221 turns Markdown into formatting while an editor types. After an edit that leaves a single character and a
 * space before the cursor, the view mistakes them for the start of one of our components, and removes the character.
 * Therefore this function inserts two spaces. The next letter replaces the second space.
 */
export function keepSingleLetters(): void {
  document.addEventListener(
    "beforeinput",
    (event) => {
      const { inputType, data } = event;
      if (inputType !== "insertText" || data === null) return;
      const textBefore = textBeforeCursor();
      if (data !== " " && letterAndTwoSpaces.test(textBefore)) editInstead(event, deletion, typedText(data));
      if (data === " " && /^[^#>*+-]$/u.test(textBefore)) editInstead(event, typedText("  ")); // Not after # > * + -, which are Markdown.
    },
    true,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
      const textBefore = textBeforeCursor();
      const isWordDeletion = ctrlKey || altKey;
      if (key === "Enter" && !shiftKey && /^[^#>*+-]$/u.test(textBefore))
        editInstead(event, { inputType: "insertParagraph" });
      if (key !== "Backspace" || metaKey) return;
      if (letterAndTwoSpaces.test(textBefore) && !isWordDeletion) editInstead(event, deletion, deletion);
      else if (isWordDeletion && /^[^#>*+-] \S+$/u.test(textBefore))
        editInstead(event, wordDeletion, typedText(" "));
      else if (/^[^#>*+-] \S$/u.test(textBefore)) editInstead(event, deletion, typedText(" "));
    },
    true,
  );
}

const letterAndTwoSpaces = /^. {2}$/u;

const deletion: InputEventInit = { inputType: "deleteContentBackward" };

const wordDeletion: InputEventInit = { inputType: "deleteWordBackward" };

const typedText = (data: string): InputEventInit => ({ inputType: "insertReplacementText", data });

/** Replaces the edit of an event with other edits, whose input types are those of Input Events Level 2. */
function editInstead(event: Event, ...edits: readonly InputEventInit[]): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  for (const edit of edits)
    event.target?.dispatchEvent(new InputEvent("beforeinput", { ...edit, bubbles: true, cancelable: true }));
}

/** The text from the start of a paragraph to the cursor. "" if text is selected, or formatted text precedes the cursor. */
function textBeforeCursor(): string {
  const { anchorNode, anchorOffset, isCollapsed } = document.getSelection() ?? {};
  const block = anchorNode?.parentElement?.closest('[contenteditable="true"] > *');
  const isCursorInFirstText =
    block?.firstChild?.contains(anchorNode ?? null) === true && isCollapsed === true;
  return isCursorInFirstText ? (anchorNode?.textContent ?? "").slice(0, anchorOffset) : "";
}
