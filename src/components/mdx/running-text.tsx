import { css } from "@emotion/react";
import { componentStyle } from "./component-style";
import { footnoteStyle } from "./footnote-style";
import { runningTextStyle } from "./running-text-style";
import { tableStyle } from "./table-style";
import { writtenLinks } from "./written-links";

const styles = css([runningTextStyle, tableStyle, componentStyle, footnoteStyle, writtenLinks]);

/** A text that was compiled to HTML at build time (src/build/texts/render-text.ts). */
export function RunningText({ html }: { html: string }) {
  return <div css={styles} dangerouslySetInnerHTML={{ __html: html }} />;
}
