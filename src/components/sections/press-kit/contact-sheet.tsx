import { css } from "@emotion/react";
import { equalColumns, hideInPrint, stack, wrappedRow } from "../../../theme/mixins";
import { media, theme } from "../../../theme/theme";
import { Terms } from "../../ui/terms";
import { Actions, DownloadLink } from "../../ui/links";
import { Emphasis } from "../../ui/headings";
import { Picture } from "../../ui/picture";
import { Section } from "../section";
import { fillText } from "../../../text/fill-text";

const rowStyle = css`
  display: grid;
  row-gap: ${theme.space.lg};
  counter-reset: frame;

  ${media.xl} {
    ${wrappedRow("xl", "lg")};
  }

  ${media.print} {
    ${equalColumns(3)};
  }
`;

/* The photograph is beside the text, or above the text on wide screens, in print, and with a very large text size. */
const photoStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  counter-increment: frame;

  ${media.xs} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }

  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    row-gap: ${theme.space.lg};
  }

  ${media.xl}, print {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* Photographs in a row have the same height, and widths in proportion to their shapes. */
const proportionalWidthStyle = (ratio: number) => css`
  ${media.xl} {
    flex: ${ratio} 1 calc(${ratio * 14}rem + 2 * ${theme.space.sm});
  }
`;

const textStyle = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  padding-bottom: ${theme.space.lg};

  ${media.narrow} {
    gap: ${theme.space.xs};
    padding-bottom: ${theme.space.xs};
    font-size: ${theme.type.label};
    line-height: 1.5;

    a {
      padding-inline: ${theme.space.sm};
    }
  }

  ${media.xl} {
    padding-inline: ${theme.space.sm} ${theme.space.lg};

    & > :last-child {
      margin-top: auto;
    }
  }
`;

/* The edges of film have holes above and below. */
const filmEdges = `
  --hole: repeating-linear-gradient(90deg, ${theme.colour.ground} 0 0.6rem, transparent 0.6rem 1.5rem);
  position: relative;
  background: ${theme.colour.raised} var(--hole) repeat-x 0.45rem 0.35rem / auto 0.6rem;

  &::before {
    content: "";
    position: absolute;
    inset: auto 0 0.35rem;
    height: 0.6rem;
    background: var(--hole) 0.45rem 0;
  }
`;

/* Each photograph is a frame on a contact sheet, with its number at the edge. */
const frameStyle = css`
  display: grid;
  align-self: start;
  padding: 1.5rem ${theme.space.sm};
  ${filmEdges};

  &::after {
    content: counter(frame) / "";
    position: absolute;
    inset: auto ${theme.space.sm} 0.25rem auto;
    padding-inline: ${theme.space.xs};
    background-color: ${theme.colour.raised};
    color: ${theme.colour.accent};
    font: 600 ${theme.type.small} / 1.4 ${theme.font.text};
  }
`;

const termsStyle = css`
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};
  line-height: 1.45;

  dt,
  dd {
    display: inline;
    font-size: inherit;
  }

  dt::after {
    content: ": ";
  }
`;

const detailsStyle = css`
  margin-bottom: ${theme.space.xs};
  color: ${theme.colour.muted};
  font-size: ${theme.type.label};
`;

const customStyle = css`
  ${stack("lg")};
  margin-top: ${theme.space.xl};

  ${media.md} {
    margin-top: ${theme.space.xxl};
  }
`;

const stripStyle = css`
  display: flex;
  gap: ${theme.space.xs};
  margin-bottom: ${theme.space.lg};
  padding: 1.25rem ${theme.space.xs};
  ${filmEdges};
`;

const kitStyle = css`
  ${hideInPrint};

  ${media.md} {
    ${stack("none")};
  }
`;

interface PhotographsAndKitProps {
  photos: Queries.PressKitPageQuery["pressKitPage"]["photos"]["cards"];
  kit: Queries.PressKitPageWholeKit;
}

/** The photographs as a strip of film, and the download of the whole kit. */
export function PhotographsAndKit({ photos, kit }: PhotographsAndKitProps) {
  return (
    <div css={kitStyle}>
      {photos.length > 0 && (
        <div css={stripStyle}>
          {photos.map(({ id, picture }) => {
            const { width, height } = picture.file.download;
            return (
              <div key={id} css={css({ flex: `${String(width / height)} 1 0` })}>
                <Picture picture={picture} sizes="(min-width: 48em) 12vw, 40vw" />
              </div>
            );
          })}
        </div>
      )}
      <DownloadLink href="/press-kit/press-kit.zip">{kit.button}</DownloadLink>
    </div>
  );
}

/** The total width of the photographs on a wide page, in rem. */
const rowWidthRem = 75;

/** The photographs with their credits, and links to the full-size files. */
export function ContactSheet({ photos }: { photos: Queries.PressKitPageQuery["pressKitPage"]["photos"] }) {
  if (photos.cards.length === 0) return null;
  const ratios = photos.cards.map(({ picture: { file } }) => file.download.width / file.download.height);
  const ratioSum = ratios.reduce((sum, ratio) => sum + ratio, 0);
  return (
    <Section ground="dark" id="photos" padding="large" heading={photos}>
      <ul css={rowStyle}>
        {photos.cards.map(({ id, title, text, picture, credit, licence }) => {
          const { url, extension, width, height } = picture.file.download;
          const ratio = width / height;
          return (
            <li key={id} css={[photoStyle, proportionalWidthStyle(ratio)]}>
              <div css={frameStyle}>
                <Picture
                  picture={picture}
                  sizes={`(min-width: 80em) ${String(Math.ceil((ratio / ratioSum) * rowWidthRem))}rem, (min-width: 48em) 38vw, (min-width: 20em) 28vw, 90vw`}
                />
              </div>
              <div css={textStyle}>
                <h3 id={id}>{title}</h3>
                <p>
                  <Emphasis text={text} />
                </p>
                <Terms
                  css={termsStyle}
                  entries={[
                    [photos.creditLabel, credit],
                    [photos.licenceLabel, licence],
                  ]}
                />
                <p css={detailsStyle}>
                  {fillText(photos.details, { format: extension.toUpperCase(), width, height })}
                </p>
                <DownloadLink
                  href={url}
                  name={`${id}.${extension}`}
                  description={`${title}, ${extension.toUpperCase()}`}
                >
                  {photos.button}
                </DownloadLink>
              </div>
            </li>
          );
        })}
      </ul>
      <div css={customStyle}>
        <p>{photos.custom}</p>
        <Actions actions={[photos.action]} />
      </div>
    </Section>
  );
}
