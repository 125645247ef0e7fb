import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Emphasis } from "../ui/emphasis";
import { Envelope } from "../ui/envelope";
import { LinkedText } from "../ui/linked-text";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";
import { verseStyle } from "../ui/verse-style";
import { SectionHeading } from "../ui/section-heading";

interface StoryProps {
  story: Queries.StoryFragment;
  portrait: Queries.PortraitFragment;
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.xxl};

  ${media.md} {
    ${split(4, 7)};
  }
`;

/* The heading and the portrait are sticky beside the text. */
const frame = css`
  display: grid;
  gap: ${theme.space.lg};

  picture {
    max-width: 22rem;
  }

  ${media.beside} {
    position: sticky;
    top: ${theme.space.xl};
    align-self: start;
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.lg};
`;

const lead = css`
  margin-block: ${theme.space.xs};
  font: 380 ${theme.type.h4} / 1.3 ${theme.font.display};
`;

const verse = css`
  ${verseStyle};
  margin-top: ${theme.space.lg};
  font-size: ${theme.type.h4};
`;

/** How the ministry began, with the envelope beside the paragraph that mentions it. */
export function Story({ story, portrait }: StoryProps) {
  return (
    <Section ground="light" labelledBy="story">
      <div css={columns}>
        <div css={frame}>
          <SectionHeading id="story" eyebrow={story.eyebrow} title={story.title} />
          <Picture
            data={portrait.file}
            alt={portrait.alt}
            sizes="(min-width: 64em) 22rem, (min-width: 48em) 31vw, min(22rem, 90vw)"
          />
        </div>
        <div css={words}>
          <p css={lead}>
            <Emphasis text={story.lead} />
          </p>
          <Paragraphs texts={story.paragraphs} />
          <Envelope label={story.envelope.label} lines={story.envelope.questions} />
          <Paragraphs texts={story.continued} />
          <figure css={verse}>
            <blockquote>{story.scripture}</blockquote>
            <figcaption>{story.scriptureReference}</figcaption>
          </figure>
        </div>
      </div>
    </Section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ));
}

export const storyFields = graphql`
  fragment Story on AboutPageStory {
    eyebrow
    title
    lead
    paragraphs
    envelope {
      label
      questions
    }
    continued
    scripture
    scriptureReference
  }
`;
