import { posix } from "node:path";

const pictureEnding = /\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i;

// Names given by cameras, phones, screenshots and downloads: IMG_2034, DSC01234, image1, “Screenshot 2026-11-20 at
// 10.14”.
const automaticName =
  /^(?:\S*_\S*\d\S*|\p{L}{1,5}-?\d{3,}|[\da-f-]{8,}|(?:image|img|photo|picture|pic|scan|unnamed|untitled|foto|bild|imagen|imagem|afbeelding)[ _-]?\(?\d*\)?|(?:whatsapp|screen ?shot|bildschirmfoto|captura|schermafbeelding)\D*\d{4}-?\d\d-?\d\d.*)$/iu;

// Texts that programs and templates insert as placeholders.
const placeholderText =
  /^(?:alt(?:ernative)?[ _-]?text|alt|caption|description|undefined|null|none|n\/a|todo|an? (?:image|photo|picture))\.?$|^(?:chatgpt image|dall·e|gemini generated image) /i;

/**
 * Returns whether an alternative text describes nothing: the name of a file, a word such as “undefined”, or no letters.
 * @param path the picture's own path, if known
 */
export function describesNothing(alternativeText: string, path = ""): boolean {
  const text = alternativeText.trim();
  const fileName = posix.parse(path).name.toLowerCase();
  return (
    !/\p{L}/u.test(text) ||
    placeholderText.test(text) ||
    pictureEnding.test(text) ||
    automaticName.test(text) ||
    (/[-_\d]/.test(fileName) && text.toLowerCase() === fileName)
  );
}

/**
 * Finds the original of a file that seems to be a copy. iCloud, Dropbox, OneDrive and file managers add words to the
 * name of a copy: “salat 2.mdx”, “salat (conflicted copy 2026-11-20).mdx”, “salat-DESKTOP-4T7K2.mdx”, “Copy of
 * salat.mdx”.
 * @returns undefined if there is no original, or if the file has a name that an editor may have given it
 */
export function originalOf(path: string, paths: readonly string[]): string | undefined {
  const { dir, ext, name } = posix.parse(path);
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return undefined;
  return paths
    .filter((otherPath) => {
      const { dir: folder, ext: ending, name: stem } = posix.parse(otherPath);
      if (otherPath === path || folder !== dir || ending !== ext) return false;
      return (
        (/^[^\p{L}\p{N}]/u.test(name.slice(stem.length)) && name.startsWith(stem)) ||
        name.endsWith(` ${stem}`)
      );
    })
    .sort((one, other) => other.length - one.length)[0];
}
