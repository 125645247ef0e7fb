import { posix } from "node:path";
import { assetPaths } from "../asset-paths";
import { nearest } from "../checks/nearest";
import { elementsBelow, propertyOf, type HtmlNode } from "../markdown/tree";
import { isEncodable, isHeic, isPicture } from "../validators/picture";
import { readable, shortened, type Remark, type TextPlace, type TextRule } from "./remark";

/** A picture must be a file in content/ in a supported format, and have an alternative text. */
export const picturesOfText: TextRule = ({ html }, place) =>
  elementsBelow(html, "img", "figure", "video", "iframe").flatMap((node): Remark[] => {
    const isOwn = node.tagName === "img" || node.tagName === "figure";
    const path = propertyOf(node, isOwn ? "src" : "picture") ?? propertyOf(node, "dataPicture");
    if (path === undefined) return node.tagName === "img" ? [at(node, withoutFile)] : [];
    const other = elsewhereOrOther(path);
    if (other !== undefined) return [at(node, other)];
    const remarks = [...judged(path, place), ...(isOwn ? withoutWords(node, path, place) : [])];
    return remarks.map((remark) => at(node, remark));
  });

type Judgement = Omit<Remark, "line">;

function at(node: HtmlNode, judgement: Judgement): Remark {
  return { line: node.position?.start.line ?? 1, ...judgement };
}

const withoutFile: Judgement = {
  kind: "picture without a file",
  about: "a picture",
  problem: "has a picture that names no file.",
  fix: "Write ![What it shows.](../pictures/NAME.jpg), or take it away.",
};

// A draft from elsewhere often has none: nobody reads it before it is published, so it stops nothing until then.
function withoutWords(node: HtmlNode, path: string, { isDraft }: TextPlace): Judgement[] {
  if ((propertyOf(node, "alt") ?? "").trim() !== "") return [];
  const name = shortened(readable(path));
  const fix =
    node.tagName === "figure"
      ? 'Say in its alt what it shows, as in alt="People pray in a hall."'
      : "Say between its brackets what it shows, as in ![People pray in a hall.](NAME.jpg), or in its alt.";
  return [
    {
      kind: "no alternative text",
      about: name,
      problem: `the picture ${name} has no words for those who cannot see it.`,
      fix,
      ...(isDraft === true && { isNote: true }),
    },
  ];
}

function elsewhereOrOther(written: string): Judgement | undefined {
  const about = shortened(readable(written));
  if (/\.(?:mp3|m4a|aac|ogg|opus|wav|flac|mp4|m4v|mov|webm)(?:[?#].*)?$/i.test(written))
    return recording(about);
  if (/^data:/i.test(written)) return elsewhere("stands in the text itself as code", about);
  if (/^file:|^[a-z]:\\/i.test(written)) return elsewhere("is on somebody’s computer", about);
  if (/^(?:https?|ftp):|^\/\//i.test(written)) return elsewhere("is on another site", about);
  return undefined;
}

function recording(about: string): Judgement {
  return {
    kind: "recording as a picture",
    about,
    problem: `${about} is a recording, and stands where a picture does.`,
    fix: 'Write <Audio src="../files/NAME.mp3" title="…" /> for a file of content/files, <Video href="https://…" title="…" /> for a page that plays it, or a link: [words](https://…).',
  };
}

function judged(written: string, { file, paths }: TextPlace): Judgement[] {
  const about = shortened(readable(written));
  const candidates = assetPaths(written, file);
  if (candidates.some((path) => paths.includes(path)))
    return isEncodable(candidates[0] ?? "") || isHeic(candidates[0] ?? "") ? [] : [ofNoKind(about)];
  const pictures = paths.filter((path) => isPicture(path));
  const name = posix.basename(candidates[0] ?? "");
  const same = pictures.find((path) => posix.basename(path).toLowerCase() === name.toLowerCase());
  const near = same ?? nearest(candidates[0] ?? "", pictures);
  return [
    {
      kind: "no picture",
      about,
      problem: `there is no picture ${about}.`,
      fix:
        near === undefined
          ? `Put it at content/${candidates[0] ?? "pictures"}, or correct the path.`
          : `Did you mean ${posix.relative(posix.dirname(file), near)}?`,
    },
  ];
}

function elsewhere(where: string, about: string): Judgement {
  return {
    kind: `picture ${where}`,
    about,
    problem: `the picture ${about} ${where}.`,
    fix: "Save it as a file in content/pictures, if you may use it, and write ![What it shows.](../pictures/NAME.jpg).",
  };
}

function ofNoKind(about: string): Judgement {
  return {
    kind: "picture of no kind",
    about,
    problem: `${about} is of a kind that no page shows.`,
    fix: "Save the picture as a JPEG, PNG, WebP or AVIF file, and write that one's path here.",
  };
}
