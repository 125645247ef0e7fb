import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type MouseEvent, useCallback, useRef } from "react";
import { hydrateOnVisible, replayable } from "../../hydration/markup";
import { theme } from "../../theme/theme";
import { primaryButton } from "../ui/button-styles";
import { ComingSoon } from "../ui/coming-soon";
import { isModified } from "../ui/is-modified";
import { Section } from "../ui/section";
import { SplitColumns } from "../ui/split-columns";
import { useFragment } from "../viewers/use-fragment";
import { DevotionalRow } from "./devotional-row";
import { ReadableDevotional } from "./readable-devotional";

interface DevotionalsProps {
  words: Queries.DevotionalsFragment;
  devotionals: readonly Queries.DevotionalFragment[];
  /** The page's address, as a person would type it. */
  address: string;
}

const rows = css`
  border-bottom: 1px solid ${theme.colour.ink};
`;

/** The devotionals by length. Below each available one are its slides, its text and its viewer. */
export function Devotionals({ words, devotionals, address }: DevotionalsProps) {
  const opener = useRef<HTMLElement>(null);
  const buttons = useRef(new Map<string, HTMLElement | null>());
  const [fragment, { open: openAt, move, close }] = useFragment();
  const inOrder = [...devotionals].sort((a, b) => a.order - b.order);

  const open = useCallback(
    (event: MouseEvent<HTMLElement>, id: string) => {
      if (isModified(event)) return;
      event.preventDefault();
      opener.current = event.currentTarget;
      openAt(id);
    },
    [openAt],
  );
  return (
    <Section ground="paper" labelledBy="devotionals" printedAlone>
      <div {...hydrateOnVisible}>
        <SplitColumns id="devotionals" eyebrow={words.eyebrow} title={words.title} text={words.text}>
          <ul css={rows}>
            {inOrder.map((devotional, index) => {
              const heading = `devotional-${String(index)}`;
              const first = slidesOf(devotional)[0]?.id;
              return (
                <DevotionalRow key={devotional.title} id={heading} devotional={devotional} unit={words.days}>
                  {first === undefined ? (
                    <ComingSoon label={words.comingSoon} describedBy={heading} />
                  ) : (
                    <a
                      ref={(link) => {
                        buttons.current.set(first, link);
                      }}
                      href={`#${first}`}
                      aria-haspopup="dialog"
                      css={primaryButton}
                      {...replayable(`view-${first}`)}
                      onClick={(event) => {
                        open(event, first);
                      }}
                    >
                      {words.view}
                    </a>
                  )}
                </DevotionalRow>
              );
            })}
          </ul>
        </SplitColumns>
      </div>
      {inOrder
        .map((devotional) => ({ title: devotional.title, slides: slidesOf(devotional) }))
        .filter(({ slides }) => slides.length > 0)
        .map(({ title, slides }) => (
          <ReadableDevotional
            key={title}
            title={title}
            slides={slides}
            words={words}
            address={address}
            fragment={fragment}
            onOpen={open}
            onMove={move}
            onClose={() => {
              close();
              (opener.current ?? buttons.current.get(slides[0]?.id ?? ""))?.focus();
              opener.current = null;
            }}
          />
        ))}
    </Section>
  );
}

/** The slides of an available devotional. */
function slidesOf({ status, slides }: Queries.DevotionalFragment): readonly Queries.ViewerSlideFragment[] {
  return status === "available" ? (slides ?? []) : [];
}

export const devotionalsFields = graphql`
  fragment Devotionals on ResourcesPageDevotionals {
    eyebrow
    title
    text
    days
    view
    comingSoon
    slides
    asText
    printed
    next {
      ...ReadNext
    }
    viewer {
      ...ViewerWords
    }
  }

  fragment Devotional on Devotional {
    order
    days
    title
    text
    status
    slides {
      ...ViewerSlide
    }
  }
`;
