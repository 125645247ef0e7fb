import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishGuides } from "./guides";

test("the PDF of a guide is published only if the guide has a text", async () => {
  const root = mkdtempSync(join(tmpdir(), "guides-"));
  mkdirSync(join(root, "guides"));
  for (const name of ["written", "emptied", "deleted"]) writeFileSync(join(root, `guides/${name}.pdf`), "");
  const nodes = [
    { name: "written", hasBody: true },
    { name: "emptied", hasBody: false },
    { name: "not-made-yet", hasBody: true },
  ];
  const graphql = () => Promise.resolve({ data: { allGuide: { nodes } } });
  await publishGuides(graphql as Parameters<typeof publishGuides>[0], join(root, "public"), root);
  expect(readdirSync(join(root, "public", "guides"))).toEqual(["written.pdf"]);
  rmSync(root, { recursive: true });
});
