import type { Edit } from "../edited-content";

/** The message, but for its line. */
interface Expected {
  readonly file: string;
  readonly field: string;
  readonly problem: string;
  readonly fix: string;
}

/** What was done, to which words, and the message that an editor reads. */
export type Mistake = readonly [what: string, edit: Edit, expected: Expected];
