import { graphql } from "gatsby";
import type { ComponentProps } from "react";

interface PictureProps {
  /** What GraphQL's PictureData fragment read. */
  data: Queries.PictureDataFragment;
  alt: string;
  /** The slot's width, as the `sizes` attribute says it. */
  sizes: string;
  /** True for a picture that is what its visitor came for: it is fetched at once, wherever it stands. */
  priority?: boolean;
  /** Screens on which it is in the first view, as a media query: there it is fetched ahead of the layout. */
  firstSeenOn?: string;
  className?: string;
}

/** A plain picture element: AVIF, then WebP, with its room kept free. */
export function Picture({ data, alt, sizes, priority = false, firstSeenOn, className }: PictureProps) {
  const { width, height, avif, webp, src } = data.responsive;
  // One whose edge shows in the first view does not compete with the fonts above it.
  const loading: ComponentProps<"img"> = priority
    ? { fetchPriority: "high" }
    : { loading: "lazy", fetchPriority: "low", decoding: "async" };
  return (
    <>
      {firstSeenOn !== undefined && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={avif}
          imageSizes={sizes}
          media={firstSeenOn}
          fetchPriority="high"
        />
      )}
      <picture className={className}>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        {/* What chooses the file comes before the file: some browsers fetch at the first attribute that names one. */}
        <img {...loading} sizes={sizes} srcSet={webp} src={src} width={width} height={height} alt={alt} />
      </picture>
    </>
  );
}

export const pictureData = graphql`
  fragment PictureData on File {
    responsive {
      width
      height
      avif
      webp
      src
    }
  }
`;
