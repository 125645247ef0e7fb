import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";

interface PictureProps {
  /** What GraphQL's PictureData fragment read. */
  data: { readonly gatsbyImageData: IGatsbyImageData };
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
  const { width, height, images } = data.gatsbyImageData;
  const { sources = [], fallback } = images;
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
          type={sources[0]?.type}
          imageSrcSet={sources[0]?.srcSet}
          imageSizes={sizes}
          media={firstSeenOn}
          fetchPriority="high"
        />
      )}
      <picture className={className}>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        {/* What chooses the file comes before the file: some browsers fetch at the first attribute that names one. */}
        <img
          {...loading}
          sizes={sizes}
          srcSet={fallback?.srcSet}
          src={fallback?.src}
          width={width}
          height={height}
          alt={alt}
        />
      </picture>
    </>
  );
}

export const pictureData = graphql`
  fragment PictureData on File {
    gatsbyImageData
  }
`;
