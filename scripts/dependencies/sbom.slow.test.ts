import { execSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import project from "../../package.json";
import { readLockfile } from "./lockfile";

test("the bill of materials names every package that the lockfile needs", () => {
  const folder = mkdtempSync(join(tmpdir(), "sbom-"));
  try {
    const file = join(folder, "sbom.json");
    execSync(project.scripts["write:sbom"].replace("sbom.cdx.json", file), { stdio: "pipe" });
    expect(existsSync(file)).toBe(true);
    const bill = JSON.parse(readFileSync(file, "utf8")) as {
      bomFormat: string;
      specVersion: string;
      components: { purl: string; licenses?: unknown[] }[];
    };
    expect(bill.bomFormat).toBe("CycloneDX");
    expect(Number(bill.specVersion)).toBeGreaterThanOrEqual(1.5);
    const named = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
    // npm omits peer dependencies here, because React 19 is outside the range that an old package declares.
    const needed = readLockfile().filter(({ peer }) => !peer);
    expect(needed.length).toBeGreaterThan(1000);
    expect(needed.filter(({ name, version }) => !named.has(`pkg:npm/${name}@${version}`))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
