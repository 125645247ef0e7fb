import { textStyle } from "./text-style";

/** A text that was rendered to HTML at build time (src/content-model/text/render.ts). */
export function RunningText({ html }: { html: string }) {
  return <div css={textStyle} dangerouslySetInnerHTML={{ __html: html }} />;
}
