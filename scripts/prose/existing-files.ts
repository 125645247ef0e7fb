import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { MicromarkToken, Rule } from "markdownlint";

/**
 * A markdownlint rule: a relative link must lead to an existing file. The content check covers the site's own pages and
 * fragments.
 */
export function existingFiles(root: string): Rule {
  return {
    names: ["existing-file"],
    description: "A link should lead to a file that is there",
    tags: ["links"],
    parser: "micromark",
    function: ({ name, parsers }, onError) => {
      for (const { text, startLine } of destinationsIn(parsers.micromark.tokens)) {
        const [path = ""] = text.split(/[?#]/);
        if (path === "" || /^([a-z][a-z+.-]*:|\/)/i.test(path)) continue;
        if (existsSync(join(root, dirname(name), decodeURI(path)))) continue;
        onError({
          lineNumber: startLine,
          detail: `There is no ${path} beside this file. Write the path from here to the file that is meant.`,
        });
      }
    },
  };
}

function destinationsIn(tokens: readonly MicromarkToken[]): MicromarkToken[] {
  return tokens.flatMap((token) =>
    /^(resource|definition)DestinationString$/.test(token.type) ? [token] : destinationsIn(token.children),
  );
}
