import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settingProblems } from "../../functions/relay/settings/environment";
import { createCanary, findSecret } from "./canary";

test("the canary's settings are ones that the functions accept", () => {
  expect(settingProblems(createCanary().settings)).toEqual([]);
});

test("the secret is found in what is deployed, and only there", async () => {
  const root = await mkdtemp(join(tmpdir(), "canary-"));
  const { secret } = createCanary();
  const inside = [join(root, "public", "a", "page.js"), join(root, ".cache", "functions", "endpoint.js")];
  const outside = join(root, ".cache", "build.log");
  for (const file of [...inside, outside]) {
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, `before ${secret} after`);
  }
  expect(await findSecret(root, secret)).toEqual(inside);
  await rm(root, { recursive: true });
});
