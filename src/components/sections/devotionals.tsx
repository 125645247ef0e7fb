import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type MouseEvent, useCallback, useRef } from "react";
import { replayMark, wakeMark } from "../../hydration/marks";
import { media } from "../../theme/media";
import { theme } from "../../theme/theme";
import { primaryButton } from "../ui/button-styles";
import { ComingSoon } from "../ui/coming-soon";
import { Emphasis } from "../ui/emphasis";
import { Eyebrow } from "../ui/eyebrow";
import { Section } from "../ui/section";
import { DevotionalText } from "../viewers/devotional-text";
import { DevotionalViewer } from "../viewers/devotional-viewer";
import { Filmstrip } from "../viewers/filmstrip";
import { useFragment } from "../viewers/use-fragment";
import { DevotionalRow } from "./devotional-row";

interface DevotionalsProps {
  words: Queries.DevotionalsFragment;
  devotionals: readonly Queries.DevotionalFragment[];
}

const columns = css`
  display: grid;
  gap: ${theme.space.xxl} ${theme.space.x4};

  ${media.lg} {
    grid-template-columns: 5fr 7fr;
  }
`;

const heading = css`
  display: grid;
  align-content: start;
  gap: ${theme.space.md};
`;

const rows = css`
  border-bottom: 1px solid ${theme.colour.ink};
`;

/** The devotionals by length; the one that can be read has its slides below, its viewer and its text. */
export function Devotionals({ words, devotionals }: DevotionalsProps) {
  const opener = useRef<HTMLElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const [fragment, goTo] = useFragment();
  const inOrder = [...devotionals].sort((a, b) => a.order - b.order);
  const ready = inOrder.find(({ status, slides }) => status === "available" && slides?.length);
  const slides = ready?.slides ?? [];

  const open = useCallback(
    (event: MouseEvent<HTMLElement>, id: string) => {
      // With a key held down the visitor wants a new tab or window: the browser knows how.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      opener.current = event.currentTarget;
      goTo(id);
    },
    [goTo],
  );
  const close = useCallback(() => {
    goTo("");
    (opener.current ?? button.current)?.focus();
    opener.current = null;
  }, [goTo]);
  return (
    <Section ground="paper" labelledBy="devotionals" printedAlone>
      <div css={columns} {...wakeMark}>
        <div css={heading}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2 id="devotionals">
            <Emphasis text={words.title} />
          </h2>
          <p>{words.text}</p>
        </div>
        <ul css={rows}>
          {inOrder.map((devotional) => (
            <DevotionalRow key={devotional.title} devotional={devotional} unit={words.days}>
              {devotional === ready ? (
                <a
                  ref={button}
                  href={`#${slides[0]?.id ?? ""}`}
                  aria-haspopup="dialog"
                  css={primaryButton}
                  {...replayMark}
                  onClick={(event) => {
                    open(event, slides[0]?.id ?? "");
                  }}
                >
                  {words.view}
                </a>
              ) : (
                <ComingSoon label={words.comingSoon} />
              )}
            </DevotionalRow>
          ))}
        </ul>
      </div>
      {ready && (
        <>
          <Filmstrip label={words.slides} slides={slides} onOpen={open} />
          <DevotionalText
            title={ready.title}
            summary={words.asText}
            slides={slides}
            headings={words.viewer}
          />
          <DevotionalViewer
            name={words.viewer.name.replace("{title}", ready.title)}
            slides={slides}
            words={words.viewer}
            index={slides.findIndex(({ id }) => id === fragment)}
            onMove={(index) => {
              goTo(slides[index]?.id ?? "");
            }}
            onClose={close}
          />
        </>
      )}
    </Section>
  );
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
