import { graphql } from "gatsby";
import type { ComponentProps } from "react";

interface PictureProps {
  /** What GraphQL's PictureData fragment read. */
  data: Queries.PictureDataFragment;
  alt: string;
  /** The slot's width, as the `sizes` attribute says it. */
  sizes: string;
  /** True for the picture that a visitor sees first: it is fetched at once. */
  priority?: boolean;
  className?: string;
}

/** A plain picture element: AVIF, then WebP, then the original's format, with its room kept free. */
export function Picture({ data, alt, sizes, priority = false, className }: PictureProps) {
  const image = data.childImageSharp?.gatsbyImageData;
  if (!image) throw new Error("A picture is a JPEG, PNG, WebP or AVIF file; this one is something else.");
  const loading: ComponentProps<"img"> = priority
    ? { fetchPriority: "high" }
    : { loading: "lazy", decoding: "async" };
  return (
    <picture className={className}>
      {image.images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={image.images.fallback?.src}
        srcSet={image.images.fallback?.srcSet}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        {...loading}
      />
    </picture>
  );
}

export const pictureData = graphql`
  fragment PictureData on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 720
        breakpoints: [360, 540, 720, 1080]
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
      )
    }
  }
`;
