import { isValidElement, type ReactNode } from "react";
import { loaderScript } from "../hydration/loader";
import { speculationRules } from "./speculation-rules";

/** Gatsby's own scripts: its router and loader, and what tells them which chunks there are. */
function isGatsbyScript(part: ReactNode): boolean {
  return (
    isValidElement<{ sliceId?: string }>(part) &&
    (part.key === "script-loader" || part.props.sliceId === "_gatsby-scripts")
  );
}

/**
 * Takes Gatsby's scripts out of one page, and says which links may be fetched ahead.
 * @param parts the components after the body
 * @param path the page's path
 * @param askers the components on the page that hydrate
 * @returns the parts without script; or, where something hydrates, with the loader, and the template that the
 *   build fills with the page's own scripts (src/build/output/live-pages.ts)
 */
export function withScripts(parts: ReactNode[], path: string, askers: readonly string[]): ReactNode[] {
  const others = [
    ...parts.filter((part) => !isGatsbyScript(part)),
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
  ];
  if (askers.length === 0) return others;
  return [
    ...others,
    <template key="page-scripts" data-scripts={path} data-for={askers.join(" ")} />,
    <script key="loader" dangerouslySetInnerHTML={{ __html: loaderScript }} />,
  ];
}
