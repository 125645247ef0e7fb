import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Actions } from "../ui/actions";
import { pairs, raised, topRule } from "../ui/card-styles";
import { DownloadLink } from "../ui/download-link";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";

const row = css`
  ${pairs};

  ${media.md} {
    grid-template-columns: none;
  }

  ${media.xl} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.lg};
  }
`;

/* Beside its words on a tablet; with room above them. */
const photo = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${topRule};
  ${raised};

  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  ${media.xl} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* Beside each other all are as high as each other, and each as wide as that makes it. */
const proportioned = (ratio: number) => css`
  ${media.xl} {
    flex: ${ratio} 1 calc(${ratio * 14}rem + 2 * ${theme.space.lg});
  }
`;

const words = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  padding: 0 min(${theme.space.lg}, 6vw) ${theme.space.xl};

  ${media.md} {
    padding-top: ${theme.space.lg};
  }

  ${media.xl} {
    padding-top: 0;
  }

  & > :last-child {
    align-self: start;

    ${media.xl} {
      margin-top: auto;
    }
  }
`;

const wall = css`
  display: grid;
  padding: min(${theme.space.lg}, 6vw);

  ${media.md} {
    align-content: start;
  }

  ${media.xl} img {
    width: 100%;
  }
`;

const terms = css`
  margin: 0;
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};
  line-height: 1.5;

  dt,
  dd {
    display: inline;
    margin: 0;
  }

  dt::after {
    content: ": ";
  }
`;

const details = css`
  margin-bottom: ${theme.space.xs};
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};
`;

const custom = css`
  display: grid;
  gap: ${theme.space.lg};
  margin-top: ${theme.space.xxl};
`;

/** The photographs with their credits, and the large files behind them. */
export function PressPhotos({ photos }: { photos: Queries.PressPhotosFragment }) {
  if (photos.cards.length === 0) return null;
  return (
    <Section ground="paper" labelledBy="photos">
      <SectionTitle id="photos" eyebrow={photos.eyebrow} title={photos.title} text={photos.text} />
      <ul css={row}>
        {photos.cards.map(({ id, title, text, picture, credit, licence }) => {
          const { extension, publicURL, responsive } = picture.file;
          const ratio = responsive.width / responsive.height;
          return (
            <li key={id} css={[photo, proportioned(ratio)]}>
              <div css={wall}>
                <Picture
                  data={picture.file}
                  alt={picture.alt}
                  sizes={`(min-width: 80em) ${String(Math.ceil(ratio * 24))}rem, (min-width: 48em) 38vw, 90vw`}
                />
              </div>
              <div css={words}>
                <h3 id={id}>{title}</h3>
                <p>{text}</p>
                <dl css={terms}>
                  <div>
                    <dt>{photos.creditLabel}</dt>
                    <dd>{credit}</dd>
                  </div>
                  <div>
                    <dt>{photos.licenceLabel}</dt>
                    <dd>{licence}</dd>
                  </div>
                </dl>
                <p css={details}>
                  {photos.details
                    .replace("{format}", extension.toUpperCase())
                    .replace("{width}", String(responsive.width))
                    .replace("{height}", String(responsive.height))}
                </p>
                <DownloadLink href={publicURL ?? ""} name={`${id}.${extension}`} describedBy={id}>
                  {photos.button}
                </DownloadLink>
              </div>
            </li>
          );
        })}
      </ul>
      <div css={custom}>
        <p>{photos.custom}</p>
        <Actions actions={[photos.action]} />
      </div>
    </Section>
  );
}

export const pressPhotosFields = graphql`
  fragment PressPhotos on PressKitPagePhotos {
    eyebrow
    title
    text
    button
    details
    creditLabel
    licenceLabel
    cards {
      id
      title
      text
      picture {
        file {
          ...PictureData
          extension
          publicURL
        }
        alt
      }
      credit
      licence
    }
    custom
    action {
      ...LinkFields
    }
  }
`;
