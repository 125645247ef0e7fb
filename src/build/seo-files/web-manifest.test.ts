import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { webManifest } from "./web-manifest";

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

test("its icons exist in the stated sizes, and one is maskable", async () => {
  const words = { name: "Sample", description: "What it does.", language: "en-US" };
  const manifest = JSON.parse(webManifest(words)) as Manifest;
  expect(manifest.name).toBe("Sample");
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(readFileSync(join("static", src))).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
});
