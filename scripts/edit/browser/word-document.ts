import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import { Component, createElement, type ReactElement } from "react";
import { countKinds } from "../../documents/imported-text";
import { giveUniqueName } from "./unique-names";

/** Adds Word documents to the Insert menu: the text of a chosen file replaces the component. */
export function registerWordDocuments(): void {
  CMS.registerFieldType("word-document", WordDocument);
  CMS.registerEditorComponent({
    id: "word",
    label: "Word document",
    fields: [
      {
        name: "text",
        label: "Word document",
        hint: "A file that ends in .docx. Its text is imported with headings, lists, tables, footnotes and pictures.",
        widget: "word-document",
      },
    ],
    // The inserted text is ordinary Markdown.
    pattern: /(?!)/,
    // The cursor may be at the end of a paragraph.
    toBlock: ({ text }) => {
      if (typeof text !== "string") return "";
      handleWrittenText(text);
      return `\n\n${text}\n\n`;
    },
    toPreview: ({ text }) => (typeof text === "string" ? text : ""),
  });
}

// A text that was inserted, and the action after the editor has written it into the Markdown.
const insertedTexts = new Map<string, () => void>();
let writtenTimer: ReturnType<typeof setTimeout> | undefined;

function handleWrittenText(text: string): void {
  const finish = insertedTexts.get(text);
  if (finish === undefined) return;
  // The editor writes the text several times, a tenth of a second after each change.
  clearTimeout(writtenTimer);
  writtenTimer = setTimeout(finish, 500);
}

class WordDocument extends Component<CustomFieldControlProps, { readonly status: string }> {
  override state = { status: "" };

  override render(): ReactElement {
    const handleChange = ({ target }: { target: HTMLInputElement }): void => {
      const [file] = target.files ?? [];
      if (file !== undefined) void this.importFile(file);
    };
    return createElement(
      "div",
      null,
      createElement("input", { id: this.props.forID, type: "file", accept: ".docx", onChange: handleChange }),
      createElement("p", { role: "status" }, this.state.status),
    );
  }

  private async importFile(file: File): Promise<void> {
    this.setState({ status: "Reading …" });
    try {
      // Loaded only for a document, because the library is as large as the rest of this script.
      const { readWord } = await import("../../documents/word");
      const { body, pictures, title, leftOut } = await readWord(
        new Uint8Array(await file.arrayBuffer()),
        file.name,
      );
      let text = body;
      for (const [name, bytes] of pictures) {
        const picture = new File([new Uint8Array(bytes)], `${name}.${extensionOf(bytes)}`);
        const address = await this.props.addFile(giveUniqueName(picture));
        // A caption may follow.
        text = text.replace(new RegExp(`\\(${name}(?=[ )])`, "g"), () => `(${address}`);
      }
      if (text !== this.props.value)
        await new Promise<void>((resolve) => {
          insertedTexts.set(text, resolve);
          this.props.onChange(text);
        });
      insertedTexts.delete(text);
      this.setState({
        status: [
          body === ""
            ? `${file.name} does not contain a text.`
            : `The text of ${file.name} is in the form. Save the form to keep this text.`,
          ...(title === undefined
            ? []
            : [
                `The line “${title}” looks like the document’s title and is not in the text. Write this line in the field “Title”, or add the line to the text.`,
              ]),
          ...(leftOut.length === 0 ? [] : [`Left out: ${countKinds(leftOut)}.`]),
        ].join(" "),
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.setState({ status: `${file.name} was not imported: ${reason}` });
    }
  }
}

function extensionOf([firstByte, secondByte]: Uint8Array): string {
  return firstByte === 0xff && secondByte === 0xd8 ? "jpg" : "png";
}
