import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Emphasis } from "../ui/emphasis";
import { LinkedText } from "../ui/linked-text";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";
import { SmartLink } from "../ui/smart-link";
import { SectionHeading } from "../ui/section-heading";

interface BiographyProps {
  biography: Queries.BiographyFragment;
  portrait: Queries.PortraitFragment;
}

const columns = css`
  display: grid;
  row-gap: ${theme.space.xxl};

  ${media.md} {
    ${split(4, 7)};
    align-items: start;
  }
`;

/* The portrait is sticky beside the text. */
const frame = css`
  display: grid;
  max-width: 26rem;

  ${media.lg} {
    max-width: none;
  }

  ${media.beside} {
    position: sticky;
    top: ${theme.space.xl};
  }
`;

/* The book overlaps the portrait's lower edge. */
const book = css`
  justify-self: end;
  width: 42%;
  margin-top: -32%;
  border: 1px solid ${theme.colour.border};
  box-shadow: 0 1.5rem 3rem -1rem rgb(0 0 0 / 60%);
  outline-offset: 3px;

  ${media.md} {
    margin-right: -4%;
  }

  img {
    width: 100%;
  }
`;

const words = css`
  display: grid;
  gap: ${theme.space.lg};
`;

const lead = css`
  font: 380 ${theme.type.h4} / 1.3 ${theme.font.display};
  letter-spacing: 0.005em;
`;

/** The headshot and a biography of the leader. */
export function Biography({ biography, portrait }: BiographyProps) {
  return (
    <Section ground="light" labelledBy="biography">
      <div css={columns}>
        <div css={frame}>
          <Picture
            data={portrait.file}
            alt={portrait.alt}
            sizes="(min-width: 64em) 27rem, (min-width: 48em) 31vw, min(26rem, 90vw)"
          />
          {biography.book && (
            <SmartLink href={biography.book.href} css={book}>
              <Picture
                data={biography.book.cover.file}
                alt={biography.book.cover.alt}
                sizes="min(11.5rem, 38vw)"
              />
            </SmartLink>
          )}
        </div>
        <div css={words}>
          <SectionHeading id="biography" eyebrow={biography.eyebrow} title={biography.title} />
          <p css={lead}>
            <Emphasis text={biography.lead} />
          </p>
          {biography.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
          <p>
            <SmartLink href={biography.action.href}>{biography.action.label}</SmartLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

export const biographyFields = graphql`
  fragment Biography on HomePageBiography {
    eyebrow
    title
    lead
    paragraphs
    action {
      ...LinkFields
    }
    book {
      cover {
        ...Portrait
      }
      href
    }
  }

  fragment Portrait on Picture {
    file {
      ...PictureData
    }
    alt
  }
`;
