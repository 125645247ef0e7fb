import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { split } from "../../theme/grid";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { Emphasis } from "../ui/emphasis";
import { Envelope } from "../ui/envelope";
import { Eyebrow } from "../ui/eyebrow";
import { Picture } from "../ui/picture";
import { Section } from "../ui/section";
import { verseStyle } from "../ui/verse-style";

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

/* The portrait keeps its place while the story is read. */
const frame = css`
  max-width: 22rem;

  ${media.lg} {
    max-width: none;
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

/** How the work began, told, with the envelope where it enters the story. */
export function Story({ story, portrait }: StoryProps) {
  return (
    <Section ground="light" labelledBy="story">
      <div css={columns}>
        <div css={frame}>
          <Picture
            data={portrait.file}
            alt={portrait.alt}
            sizes="(min-width: 64em) 27rem, (min-width: 48em) 31vw, min(22rem, 90vw)"
          />
        </div>
        <div css={words}>
          <Eyebrow>{story.eyebrow}</Eyebrow>
          <h2 id="story">
            <Emphasis text={story.title} />
          </h2>
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
      <Emphasis text={text} />
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
