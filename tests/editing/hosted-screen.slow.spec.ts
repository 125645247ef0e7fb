import { isText } from "../../src/content-model/fields";
import { hasBody, isCollection } from "../../src/content-model/content-type";
import { contentTypes } from "../../src/content-model/content-types";
import { readContent } from "../../src/content-model/read";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { describedFields, type DescribedField } from "../support/described-fields";
import { expect, test, type HostedScreen } from "../support/hosted-screen";

const { files } = readContent(fixedContent);

for (const contentType of contentTypes)
  test(`${contentType.title}: every field is there with its hint, and a save commits the edited line alone`, async ({
    hosted,
  }) => {
    const file = files.find((one) => one.contentType === contentType);
    if (file === undefined) throw new Error(`There is no file of the content type ${contentType.name}.`);
    const name = isCollection(contentType) ? /([^/]+)\.\w+$/.exec(file.file)?.[1] : undefined;
    await hosted.open(contentType.name, name);
    const described = describedFields(contentType.schema, file.data);
    const body = hasBody(contentType)
      ? [
          [
            "body",
            "The text itself, in Markdown. The button at the right switches to the look of the page and back.",
          ],
        ]
      : [];
    const expected = [...described.map(({ path, hint }) => [path, hint]), ...body];
    await expect.poll(() => hosted.fields()).toEqual(expected);
    const branch = `cms/${name === undefined ? "_singletons" : contentType.name}/${name ?? contentType.name}`;
    await changeOneWord(hosted, file.file, branch, described);
    expect(hosted.problems(branch)).toEqual([]);
  });

/** Replaces the last letter of the first text or redirect source, so that its length stays the same. */
async function changeOneWord(
  hosted: HostedScreen,
  file: string,
  branch: string,
  described: readonly DescribedField[],
): Promise<void> {
  const { path, value } =
    described.find(
      ({ field, value }) =>
        isText(field) &&
        (field.pattern === "\\S" || field.format === "former") &&
        typeof value === "string" &&
        /[\w.?]$/.test(value),
    ) ?? {};
  if (path === undefined || typeof value !== "string") throw new Error(`${file} has no text to change.`);
  const changed = `${value.slice(0, -1)}~`;
  await hosted.input(path).fill(changed);
  await hosted.save();
  const expected = hosted.read(file).replace(JSON.stringify(value), JSON.stringify(changed));
  expect(expected).not.toBe(hosted.read(file));
  expect(hosted.read(file, branch)).toBe(expected);
  const stat = hosted.repository.git("diff", "--numstat", `main...${branch}`);
  expect(stat).toBe(`1\t1\tcontent/${file}`);
}
