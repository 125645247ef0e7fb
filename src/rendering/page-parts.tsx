import { Children, isValidElement, type ReactNode } from "react";
import { loaderScript } from "../hydration/loader";
import { speculationRules } from "./speculation-rules";

function isScriptSlice(part: ReactNode): boolean {
  return isValidElement<{ sliceId?: string }>(part) && part.props.sliceId === "_gatsby-scripts";
}

function isChunkLoader(part: ReactNode): boolean {
  return isValidElement(part) && part.key === "script-loader";
}

/**
 * Decides what becomes of Gatsby's scripts on one page, and says which links may be fetched ahead.
 * @param parts the components after the body
 * @param path the page's path, which Gatsby's scripts look for on `window.pagePath`
 * @param askers the components on the page that hydrate
 * @returns the parts without any of them, or with the scripts held in a template behind the loader
 */
export function withScripts(parts: ReactNode[], path: string, askers: readonly string[]): ReactNode[] {
  const scripts = parts.filter(isScriptSlice);
  const others = [
    ...parts.filter((part) => !isScriptSlice(part) && !isChunkLoader(part)),
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
  ];
  if (askers.length === 0) return others;
  return [
    ...others,
    <template key="page-scripts" data-scripts={path} data-for={askers.join(" ")}>
      {Children.toArray(scripts)}
    </template>,
    <script key="loader" dangerouslySetInnerHTML={{ __html: loaderScript }} />,
  ];
}
