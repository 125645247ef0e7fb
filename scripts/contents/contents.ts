import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { replaceContent } from "./copy-project";
import { retellContent } from "./retell-content";

/** Another content with which the site is tested. */
export interface OtherContent {
  readonly name: string;
  /** Copies it into a copy of the project. */
  readonly apply: (root: string) => void;
}

const ministries = join("tests", "ministries");

/** The sample in other words, and each ministry of tests/ministries. */
export function otherContents(): OtherContent[] {
  const names = existsSync(ministries) ? readdirSync(ministries) : [];
  return [
    {
      name: "retold",
      apply: (root) => {
        retellContent(join(root, "content"));
      },
    },
    ...names
      .map((name) => ({ name, folder: join(ministries, name, "content") }))
      .filter(({ folder }) => existsSync(folder))
      .map(({ name, folder }) => ({
        name,
        apply: (root: string) => {
          replaceContent(root, folder);
        },
      })),
  ];
}
