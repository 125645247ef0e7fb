import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Actions } from "../ui/actions";
import { Emphasis } from "../ui/emphasis";
import { Figures } from "../ui/figures";
import { Landscape } from "../ui/landscape";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";
import { SectionHeading } from "../ui/section-heading";

const columns = css`
  position: relative;
  display: grid;
  row-gap: ${theme.space.xxl};

  ${media.md} {
    ${split(4, 7)};
    align-items: start;
  }

  picture {
    max-width: 26rem;

    ${media.lg} {
      max-width: none;
    }
  }

  img {
    width: 100%;
  }
`;

const stack = css`
  display: grid;
  gap: ${theme.space.lg};
`;

const lead = css`
  max-width: 15.5em;
  font: 380 ${theme.type.h4} / 1.25 ${theme.font.display};
`;

/** The flagship manual: cover, description and where to order it. */
export function Manual({ manual }: { manual: Queries.ManualFragment }) {
  return (
    <Section ground="light" labelledBy="manual">
      <Landscape from="southWest" />
      <div css={columns}>
        <Picture
          data={manual.cover.file}
          alt={manual.cover.alt}
          sizes="(min-width: 64em) 27rem, (min-width: 48em) 31vw, min(26rem, 90vw)"
        />
        <div css={stack}>
          <SectionHeading id="manual" eyebrow={manual.eyebrow} title={manual.title} />
          <p css={lead}>{manual.lead}</p>
          <p>
            <Emphasis text={manual.text} />
          </p>
          {manual.facts.length > 0 && <Figures figures={manual.facts} />}
          <Actions actions={manual.actions} />
        </div>
      </div>
    </Section>
  );
}

export const manualFields = graphql`
  fragment Manual on ResourcesPageManual {
    eyebrow
    title
    cover {
      alt
      file {
        ...PictureData
      }
    }
    lead
    text
    facts {
      label
      value
    }
    actions {
      ...LinkFields
    }
  }
`;
