/** One picture: where it goes, as seen from the project's root, and how it is made. */
export interface Picture {
  file: string;
  make: () => string | Promise<Buffer>;
}

/** Pictures that are made from the same content. */
export interface Batch {
  pictures: readonly Picture[];
  /** The content that they are made from; the code that draws them is added to it. */
  content: readonly string[];
  /** Whether an editor may put a picture of their own in the place of one of these. */
  standIns?: boolean;
}
