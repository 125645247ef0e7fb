import { isValidElement, type ReactNode } from "react";

/*
 * Gatsby does not have an option for pages without its scripts. It always adds its loader, its chunk map and the elements
 * of its router, so these are removed during rendering.
 */

interface PartProps {
  name?: string;
  sliceId?: string;
}

/** Removes Gatsby's router, its loader and its chunk map from a document, and its version from the head. */
export function removeGatsbyParts(parts: ReactNode[]): ReactNode[] {
  return parts.filter(
    (part) =>
      !isValidElement<PartProps>(part) ||
      !(
        part.key === "script-loader" ||
        part.props.sliceId === "_gatsby-scripts" ||
        part.props.name === "generator"
      ),
  );
}

/** The body of a page: React's preload hints, then the focus wrapper and the announcer of Gatsby's router. */
const routerMarkup =
  /^((?:<link [^>]*>)*)<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">([\s\S]*)<\/div><div id="gatsby-announcer"[^>]*><\/div>$/;

/**
 * Removes the elements of Gatsby's router. No page uses them, because the browser itself navigates, moves the focus and
 * announces the new page. Their style attributes would need hashes in the policy.
 * @throws if the body is not inside the elements of the router
 */
export function removeRouterMarkup(html: string): string {
  if (!routerMarkup.test(html))
    throw new Error("Gatsby no longer wraps a page's body as src/rendering/document-parts.tsx expects.");
  return html.replace(routerMarkup, (_, hints: string, page: string) => hints + page);
}
