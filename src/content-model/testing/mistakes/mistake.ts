import type { Edit } from "../edited-content";

/** The message without its line. */
interface Expected {
  readonly file: string;
  readonly field: string;
  readonly problem: string;
  readonly fix: string;
}

/** The change to the content, its location, and the expected message. */
export type Mistake = readonly [what: string, edit: Edit, expected: Expected];
