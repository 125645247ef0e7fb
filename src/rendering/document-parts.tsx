import { cloneElement, isValidElement, type ReactNode } from "react";

/** Removes Gatsby's own scripts: its router and loader, and its chunk map. */
export function withoutGatsbyScripts(parts: ReactNode[]): ReactNode[] {
  return parts.filter(
    (part) =>
      !isValidElement<{ sliceId?: string }>(part) ||
      (part.key !== "script-loader" && part.props.sliceId !== "_gatsby-scripts"),
  );
}

/** Removes attributes that only Gatsby's scripts read, and Gatsby's version, from the head. */
export function withoutGatsbyMarks(parts: ReactNode[]): ReactNode[] {
  return parts
    .filter((part) => !isValidElement<{ name?: string }>(part) || part.props.name !== "generator")
    .map((part) =>
      isValidElement<GatsbyMark>(part) ? cloneElement(part, { "data-gatsby-head": undefined }) : part,
    );
}

interface GatsbyMark {
  "data-gatsby-head"?: true | undefined;
}

/** React's preload hints, then the focus wrapper and the announcer of Gatsby's router. */
const routerMarkup =
  /^((?:<link [^>]*>)*)<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">([\s\S]*)<\/div><div id="gatsby-announcer"[^>]*><\/div>$/;

/**
 * Removes the elements of Gatsby's router, which no page uses: the browser itself navigates, moves the focus and
 * announces the new page. Their style attributes would each need a hash in the policy.
 * @param html a page's body as rendered
 * @returns the body without them
 * @throws if the body is not wrapped in those elements
 */
export function withoutRouterMarkup(html: string): string {
  if (!routerMarkup.test(html))
    throw new Error("Gatsby no longer wraps a page's body as src/rendering/document-parts.tsx expects.");
  return html.replace(routerMarkup, (_, hints: string, page: string) => hints + page);
}
