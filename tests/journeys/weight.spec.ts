import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "../support/site";

for (const path of ["/", "/privacy", "/thank-you", "/no-such-page"]) {
  test(`${path} loads no script file, and what is inline is under 500 bytes`, async ({ page }) => {
    const files: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") files.push(request.url());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(files).toEqual([]);
    const inline = await page
      .locator("script:not([type='application/ld+json'])")
      .evaluateAll((scripts) =>
        scripts.reduce((sum, script) => sum + new Blob([script.textContent]).size, 0),
      );
    expect(inline).toBeLessThan(500);
  });
}

test("the contact page loads its scripts after the first paint", async ({ page }) => {
  const response = await page.goto("/contact");
  const html = (await response?.text()) ?? "";
  expect(html.replace(/<template[\s\S]*?<\/template>/, "")).not.toMatch(
    /<script[^>]+src=|rel="(preload|modulepreload)"[^>]+as="script"/,
  );
});

test("the styles are applied, and fonts come from the site", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Fraunces/);
  await expect(page.locator("body")).toHaveCSS("font-family", /Archivo/);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', ""));
  });
  expect(loaded).toEqual(expect.arrayContaining(["Fraunces", "Archivo"]));
});

test("the hero's flame weighs at most 45 KB as served", () => {
  const flame = readFileSync("src/theme/artwork/hero-flame.svg");
  expect(brotliCompressSync(flame).length).toBeLessThanOrEqual(45 * 1024);
});
