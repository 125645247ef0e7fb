import { Children, isValidElement, type ReactNode } from "react";
import { loaderScript } from "../hydration/loader";

const pictureHelpers = new Set([
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
]);

function isScriptSlice(part: ReactNode): boolean {
  return isValidElement<{ sliceId?: string }>(part) && part.props.sliceId === "_gatsby-scripts";
}

function hasKey(part: ReactNode, keys: ReadonlySet<string>): boolean {
  return isValidElement(part) && part.key !== null && keys.has(part.key);
}

/**
 * Drops what gatsby-plugin-image adds to every head: pictures here are plain `<picture>` elements.
 * @param parts the head's components
 */
export function withoutPictureHelpers(parts: ReactNode[]): ReactNode[] {
  return parts.filter((part) => !hasKey(part, pictureHelpers));
}

/**
 * Decides what becomes of Gatsby's scripts on one page.
 * @param parts the components after the body
 * @param path the page's path, which Gatsby's scripts look for on `window.pagePath`
 * @param needed whether anything on the page hydrates
 * @returns the parts without any script, or with the scripts held in a template behind the loader
 */
export function withScripts(parts: ReactNode[], path: string, needed: boolean): ReactNode[] {
  const scripts = parts.filter(isScriptSlice);
  const others = parts.filter((part) => !isScriptSlice(part) && !hasKey(part, new Set(["script-loader"])));
  if (!needed) return others;
  return [
    ...others,
    <template key="page-scripts" data-scripts={path}>
      {Children.toArray(scripts)}
    </template>,
    <script key="loader" dangerouslySetInnerHTML={{ __html: loaderScript }} />,
  ];
}
