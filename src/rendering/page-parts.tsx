import { Children, isValidElement, type ReactNode } from "react";
import { loaderScript } from "../hydration/loader";

function isScriptSlice(part: ReactNode): boolean {
  return isValidElement<{ sliceId?: string }>(part) && part.props.sliceId === "_gatsby-scripts";
}

function isChunkLoader(part: ReactNode): boolean {
  return isValidElement(part) && part.key === "script-loader";
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
  const others = parts.filter((part) => !isScriptSlice(part) && !isChunkLoader(part));
  if (!needed) return others;
  return [
    ...others,
    <template key="page-scripts" data-scripts={path}>
      {Children.toArray(scripts)}
    </template>,
    <script key="loader" dangerouslySetInnerHTML={{ __html: loaderScript }} />,
  ];
}
