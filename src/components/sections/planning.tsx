import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { theme } from "../../theme/theme";
import { Picture } from "../ui/picture";
import { RuledRows } from "../ui/ruled-rows";
import { SmartLink } from "../ui/smart-link";
import { SplitSection } from "../ui/split-section";

const still = css`
  display: grid;
  gap: ${theme.space.xs};
  max-width: 26rem;
  margin-top: ${theme.space.md};

  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: 2.75rem;
  }
`;

/* The mark of a recording: a triangle on a disc. */
const played = css`
  position: relative;

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 3.5rem;
    height: 3.5rem;
    margin: auto;
    border-radius: 50%;
    background-color: ${theme.colour.action};
  }

  &::after {
    width: 1.25rem;
    height: 1.5rem;
    border-radius: 0;
    background-color: ${theme.colour.onAction};
    translate: 0.15rem 0;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
  }
`;

/**
 * Answers to the questions of organisers, and a talk to watch: a picture that links to it, without an embedded player.
 */
export function Planning({ planning }: { planning: Queries.PlanningFragment }) {
  const { eyebrow, title, text, entries, watch } = planning;
  if (entries.length === 0 && !watch) return null;
  return (
    <SplitSection
      ground="light"
      id="planning"
      eyebrow={eyebrow}
      title={title}
      text={text}
      aside={
        watch && (
          <div css={still}>
            <div css={played}>
              <Picture
                data={watch.picture.file}
                alt={watch.picture.alt}
                sizes="(min-width: 64em) 24rem, min(26rem, 90vw)"
              />
            </div>
            <h3>{watch.title}</h3>
            <p>{watch.text}</p>
            <SmartLink href={watch.action.href}>{watch.action.label}</SmartLink>
          </div>
        )
      }
    >
      {entries.length > 0 && <RuledRows rows={entries} />}
    </SplitSection>
  );
}

export const planningFields = graphql`
  fragment Planning on SpeakingPagePlanning {
    eyebrow
    title
    text
    entries {
      title
      text
    }
    watch {
      picture {
        file {
          ...PictureData
        }
        alt
      }
      title
      text
      action {
        ...LinkFields
      }
    }
  }
`;
