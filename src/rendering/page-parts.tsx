import { cloneElement, isValidElement, type ReactNode } from "react";
import { speculationRules } from "./speculation-rules";

/** Gatsby's own scripts: its router and loader, and what tells them which chunks there are. */
function isGatsbyScript(part: ReactNode): boolean {
  return (
    isValidElement<{ sliceId?: string }>(part) &&
    (part.key === "script-loader" || part.props.sliceId === "_gatsby-scripts")
  );
}

/** What of a page wakes up. */
export interface Waking {
  /** The components that hydrate. */
  askers: readonly string[];
  /** What Emotion calls the page's classes (src/hydration/style-names.ts). */
  styleNames: readonly string[];
}

/**
 * Takes Gatsby's scripts out of one page, and says which links may be fetched ahead.
 * @param parts the components after the body
 * @param path the page's path
 * @param waking what of it wakes up; undefined where nothing does
 * @returns the parts without script; or, where something hydrates, with the template that the build fills with the
 *   page's own scripts, and follows by what loads them (src/build/output/live-pages.ts)
 */
export function withScripts(parts: ReactNode[], path: string, waking: Waking | undefined): ReactNode[] {
  const others = [
    ...parts.filter((part) => !isGatsbyScript(part)),
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
  ];
  if (!waking) return others;
  return [
    ...others,
    <template
      key="page-scripts"
      data-scripts={path}
      data-for={waking.askers.join(" ")}
      data-names={waking.styleNames.join(" ")}
    />,
  ];
}

/**
 * What Gatsby's router lays round a page: a division for its focus, and one in which it announces page changes. Before
 * it stand React's hints at pictures.
 */
const frame =
  /^((?:<link [^>]*>)*)<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">([\s\S]*)<\/div><div id="gatsby-announcer"[^>]*><\/div>$/;

/**
 * Takes away what Gatsby's router would use: page changes are the browser's own, which moves the focus and announces.
 * @param html a page's body as rendered
 * @throws where it does not stand in that frame
 */
export function withoutGatsbysFrame(html: string): string {
  if (!frame.test(html)) throw new Error("Gatsby no longer frames a page's body as page-parts.tsx expects.");
  return html.replace(frame, (_, hints: string, page: string) => hints + page);
}

/** Takes from the head what Gatsby's own script would look for, and its version. */
export function withoutGatsbysMarks(parts: ReactNode[]): ReactNode[] {
  return parts
    .filter((part) => !isValidElement<{ name?: string }>(part) || part.props.name !== "generator")
    .map((part) =>
      isValidElement<Mark>(part) ? cloneElement(part, { "data-gatsby-head": undefined }) : part,
    );
}

interface Mark {
  "data-gatsby-head"?: true | undefined;
}
