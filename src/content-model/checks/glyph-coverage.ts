import type { ContentFile } from "../content-file";
import type { PlacedFinding } from "../problem";
import { textsIn } from "../visit";

/**
 * Notes the letters of a file that the site's fonts lack, such as those of a Greek or a Hebrew word: visitors see them
 * in a font of their device, and pictures with words leave them out.
 */
export function missingGlyphs({ contentType, data, body = "" }: ContentFile): PlacedFinding[] {
  const texts = [
    ...Array.from(textsIn(contentType.schema, data), ({ text, path }) => ({ text, path })),
    { text: body, path: ["body"] },
  ];
  return texts.flatMap(({ text, path }) => {
    const letters = new Set(text.match(lacked));
    if (letters.size === 0) return [];
    return [
      {
        path,
        problem: `has letters that the site’s fonts lack: ${[...letters].slice(0, 10).join(" ")}`,
        fix: "They are shown in a font of the visitor’s device, and left out of pictures with words.",
        isNote: true,
      },
    ];
  });
}

// The Latin blocks that scripts/fonts/characters.ts lists.
const lacked = /(?![A-Za-zªº\u00C0-\u024F\u1E00-\u1EF9])\p{L}/gu;
