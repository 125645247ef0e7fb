import type { Page } from "@playwright/test";

/** The browser's default font size, as set by the visitor: 16 px if unset. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await devtools.detach();
}
