import type { Page } from "@playwright/test";

/** The browser's own text size, as a visitor sets it: 16 px where nobody has. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await devtools.detach();
}
