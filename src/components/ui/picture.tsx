import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";

interface PictureProps {
  picture: { readonly file: { readonly gatsbyImageData: IGatsbyImageData }; readonly alt: string };
  /** The width of the picture on the page, as the value of `sizes`. */
  sizes: string;
  /** Whether the picture is the page's main content. It is then fetched eagerly with high priority. */
  isPriority?: boolean;
  /** A media query for the screens on which the picture is in view at first. There it is preloaded. */
  firstSeenOn?: string | undefined;
  className?: string;
}

/** A picture element with AVIF, and one file for browsers without AVIF. The size is known before the picture loads. */
export function Picture({ picture, sizes, isPriority = false, firstSeenOn, className }: PictureProps) {
  const { width, height, images } = picture.file.gatsbyImageData;
  const { sources = [], fallback } = images;
  // Other pictures must not compete with the fonts of the text above them.
  const loading: ComponentProps<"img"> = isPriority
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
        <img {...loading} src={fallback?.src} width={width} height={height} alt={picture.alt} />
      </picture>
    </>
  );
}

export const pictureData = graphql`
  fragment PictureData on File { gatsbyImageData }

  fragment Picture on Picture { file { ...PictureData } alt }
`;
