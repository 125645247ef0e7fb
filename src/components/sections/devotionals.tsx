import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type MouseEvent, useCallback, useRef } from "react";
import { replayMark, wakeMark } from "../../hydration/marks";
import { theme } from "../../theme/theme";
import { primaryButton } from "../ui/button-styles";
import { ComingSoon } from "../ui/coming-soon";
import { Section } from "../ui/section";
import { SplitColumns } from "../ui/split-columns";
import { DevotionalText } from "../viewers/devotional-text";
import { DevotionalViewer } from "../viewers/devotional-viewer";
import { Filmstrip } from "../viewers/filmstrip";
import { useFragment } from "../viewers/use-fragment";
import { DevotionalRow } from "./devotional-row";

interface DevotionalsProps {
  words: Queries.DevotionalsFragment;
  devotionals: readonly Queries.DevotionalFragment[];
}

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
      <div {...wakeMark}>
        <SplitColumns id="devotionals" eyebrow={words.eyebrow} title={words.title} text={words.text}>
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
        </SplitColumns>
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
