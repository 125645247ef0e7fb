/** A picture: its path from the project's root, and the function that draws it. */
export interface Picture {
  file: string;
  draw: () => string | Promise<Uint8Array>;
}

/** Pictures that are drawn from the same content. */
export interface Batch {
  pictures: readonly Picture[];
  /** The content that they are drawn from, as hashOfSources takes it; the drawing code is added to it. */
  content: readonly string[];
  /** Whether an editor may replace these pictures with their own. */
  arePlaceholders?: boolean;
}
