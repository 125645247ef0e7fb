import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Actions } from "../ui/actions";
import { card, threes } from "../ui/card-styles";
import { DownloadLink } from "../ui/download-link";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";
import { SectionTitle } from "../ui/section-title";

const photo = css`
  display: flex;
  flex-direction: column;
  background-color: ${theme.colour.raised};

  ${media.md} {
    &:last-child:nth-child(odd) {
      flex-direction: row;
    }

    &:last-child:nth-child(odd) > :last-child {
      padding-top: ${theme.space.lg};
    }

    &:last-child:nth-child(odd) > :first-child {
      flex: 0 0 calc(50% - ${theme.space.lg} / 2);
    }
  }

  ${media.lg} {
    &:last-child:nth-child(odd) {
      flex-direction: column;
    }

    &:last-child:nth-child(odd) > :last-child {
      padding-top: 0;
    }

    &:last-child:nth-child(odd) > :first-child {
      flex: none;
    }
  }
`;

const words = css`
  ${card};
  flex: 1;
  padding-top: 0;
  border-top: 0;

  & > :last-child {
    margin-top: auto;
  }
`;

/* Upright or wide, each picture is shown whole, and all stand on one line. */
const wall = css`
  padding: ${theme.space.lg};

  ${media.md} {
    position: relative;
    padding: 0;
    aspect-ratio: 4 / 5;

    img {
      position: absolute;
      inset: ${theme.space.lg};
      width: calc(100% - 2 * ${theme.space.lg});
      height: calc(100% - 2 * ${theme.space.lg});
      object-fit: contain;
      object-position: 50% 100%;
    }
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
      <ul css={threes}>
        {photos.cards.map(({ id, title, text, picture, credit, licence }) => {
          const { extension, publicURL, responsive } = picture.file;
          return (
            <li key={id} css={photo}>
              <div css={wall}>
                <Picture
                  data={picture.file}
                  alt={picture.alt}
                  sizes="(min-width: 64em) 24rem, (min-width: 48em) 45vw, 90vw"
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
