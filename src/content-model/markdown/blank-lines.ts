/** Removes the blank lines around a text; its first line may begin a poem, whose indent stays. */
export function withoutBlankEdges(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}
