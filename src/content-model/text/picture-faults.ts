import type { Element } from "hast";
import { assetPaths } from "../asset-paths";
import { nearest } from "../rules/nearest";
import { isEncodable, isHeic, isPicture } from "../rules/pictures";
import { readable, shortened, type Found, type TextPlace } from "./fault";
import { attributeOf } from "./tree";

/** A picture must be a file in content/ that pages can show, and have an alternative text. */
export function pictureFaults(node: Element, { file, paths, isDraft = false }: TextPlace): Found[] {
  const { tagName } = node;
  const isOwn = tagName === "img" || tagName === "figure";
  const path = isOwn
    ? attributeOf(node, "src")
    : /^(?:video|iframe)$/.test(tagName)
      ? attributeOf(node, "picture")
      : undefined;
  if (path === undefined) return tagName === "img" ? [withoutFile] : [];
  const about = shortened(readable(path));
  const where = elsewhere.find(([pattern]) => pattern.test(path));
  if (where !== undefined) return [{ about, problem: `the picture ${about} ${where[1]}.`, fix: where[2] }];
  const [inContent = "pictures", ...others] = assetPaths(path, file);
  const candidates = [inContent, ...others];
  if (!candidates.some((one) => paths.includes(one))) {
    const pictures = paths.filter((one) => isPicture(one));
    const base = (one: string): string => one.replace(/^.*\//, "").toLowerCase();
    const near = pictures.find((one) => base(one) === base(inContent)) ?? nearest(inContent, pictures);
    const fix =
      near === undefined
        ? "Put it into content/pictures and write ../pictures/ and its name."
        : `Did you mean ../${near}?`;
    return [
      { about, problem: `there is no picture ${about}.`, fix },
      ...withoutWords(node, about, isOwn, isDraft),
    ];
  }
  if (!isEncodable(inContent) && !isHeic(inContent))
    return [
      {
        about,
        problem: `${about} is of a kind that no page shows.`,
        fix: "Save the picture as a JPEG, PNG, WebP or AVIF file, and write that one's path here.",
      },
    ];
  return withoutWords(node, about, isOwn, isDraft);
}

const withoutFile: Found = {
  about: "a picture",
  problem: "has a picture that names no file.",
  fix: "Write ![What it shows.](../pictures/NAME.jpg), or take it away.",
};

const saveIt =
  "Save it as a file in content/pictures, if you may use it, and write ![What it shows.](../pictures/NAME.jpg).";

/** Addresses that are no picture in content/: what they are, and what to write. */
const elsewhere: readonly (readonly [address: RegExp, where: string, fix: string])[] = [
  [
    /\.(?:mp3|m4a|aac|ogg|opus|wav|flac|mp4|m4v|mov|webm)(?:[?#].*)?$/i,
    "is a recording",
    'Write <Audio src="../files/NAME.mp3" title="…" /> for a file of content/files, or a link: [words](https://…).',
  ],
  [/^data:/i, "stands in the text itself as code", saveIt],
  [/^file:|^[a-z]:\\/i, "is on somebody’s computer", saveIt],
  [/^(?:https?|ftp):|^\/\//i, "is on another site", saveIt],
];

// A draft from elsewhere often has none: nobody reads it before it is published, so it stops nothing until then.
function withoutWords(node: Element, about: string, isOwn: boolean, isDraft: boolean): Found[] {
  if (!isOwn || (attributeOf(node, "alt") ?? "").trim() !== "") return [];
  return [
    {
      about,
      problem: `the picture ${about} has no words for those who cannot see it.`,
      fix: 'Say what it shows, as in ![People pray in a hall.](NAME.jpg) or alt="People pray in a hall."',
      isNote: isDraft,
    },
  ];
}
