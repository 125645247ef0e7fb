import type { ContentFile } from "../../src/content-model/content";
import type { LaunchProblem } from "./problem";

/**
 * An email list whose sign-up nobody has tried. If its provider redirects to another site, Chromium sends the address
 * and then shows nothing.
 * @param file content/site.json
 */
export function emailListProblems({ file, data, lineOf }: ContentFile): LaunchProblem[] {
  const { emailList } = data as { emailList?: { redirectsTo?: unknown } };
  if (typeof emailList !== "object" || emailList.redirectsTo !== undefined) return [];
  const line = lineOf(["emailList"]);
  return [
    {
      kind: "list",
      file: `content/${file}`,
      field: "emailList.redirectsTo",
      problem: "is missing: nobody has said where a sign-up ends.",
      fix: 'Sign up once in Chrome, on a preview of the blog. Where the new tab stays on the form’s own site, write "redirectsTo": []. Where it stays empty, or another site shows, write that site’s address: "redirectsTo": ["https://…"].',
      ...(line !== undefined && { line }),
    },
  ];
}
