import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { textStyle } from "../../src/components/text/text-style";
import { GlobalStyles } from "../../src/theme/global-styles";

/** The fonts of a running text, each with the file in src/theme/fonts that contains the letters of most languages. */
export const previewFonts: Readonly<Record<string, string>> = {
  Display: "display.woff2",
  "Display Italic": "display-italic.woff2",
  Text: "text.woff2",
};

/** The site's styles of a running text, for an element of the class running-text. */
export function previewStyle(): string {
  const html = renderToStaticMarkup(
    <CacheProvider value={createCache({ key: "preview" })}>
      <GlobalStyles />
      <div css={textStyle} />
    </CacheProvider>,
  );
  const styles = Array.from(html.matchAll(/<style[^>]*>([^<]*)<\/style>/g), ([, style]) => style).join("\n");
  const [, className = ""] = /<div class="([\w-]+)"/.exec(html) ?? [];
  const fonts = Object.entries(previewFonts).map(
    ([family, file]) => `@font-face{font-family:"${family}";src:url("${file}");font-weight:100 900}`,
  );
  return [
    ...fonts,
    styles.replaceAll(`.${className}`, ".running-text"),
    "body{margin:0}[data-ground]{box-sizing:border-box;min-height:100vh;padding:1rem}",
  ].join("\n");
}
