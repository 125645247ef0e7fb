import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fillPlaceholders } from "../../content-model/placeholders";
import { drawSlide } from "../previews";
import type { FileNode } from "../images/image-data";
import { readFacts } from "./text-placeholders";

interface Slide {
  id: string;
  label: string;
  line: string;
  reference?: string;
  picture?: object;
}

interface PictureSource {
  file: string | FileNode;
}

type Resolve = (
  source: PictureSource,
  args: object,
  context: object,
  info: { originalResolver: Resolve },
) => unknown;

/** A slide without a picture of its own has one that is drawn from its words. */
export const slideFields = {
  Slide: { picture: { type: "Picture!", resolve: (slide: Slide) => slide.picture ?? drawnPicture(slide) } },
  Picture: {
    file: {
      resolve: ((source, args, context, info) =>
        typeof source.file === "string"
          ? info.originalResolver(source, args, context, info)
          : source.file) satisfies Resolve,
    },
  },
};

async function drawnPicture({ id, label, line, reference }: Slide) {
  const [above, words, below] = [label, line, reference ?? ""].map((text) =>
    fillPlaceholders(text, readFacts()),
  );
  const absolutePath = await drawSlide(id, above ?? "", words ?? "", below);
  const contentDigest = createHash("sha256").update(readFileSync(absolutePath)).digest("hex");
  const file = {
    absolutePath,
    extension: "png",
    relativePath: "",
    internal: { type: "File", contentDigest },
  };
  return { alt: [above, words, below].filter(Boolean).join(". "), file };
}
