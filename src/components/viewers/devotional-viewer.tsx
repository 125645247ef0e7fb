import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { keepInside } from "./keep-inside";
import { isModified } from "../ui/is-modified";
import { Picture } from "../ui/picture";
import { SlideWords } from "./slide-words";
import { swipeHandlers } from "./swipe";
import { useMagnified } from "./use-magnified";
import { ViewerBar } from "./viewer-bar";
import { ViewerSteps } from "./viewer-steps";
import { bodyStyle, dialogStyle, sheetStyle, swipedStyle } from "./viewer-styles";

interface DevotionalViewerProps {
  /** What a screen reader calls the viewer. */
  name: string;
  slides: readonly Queries.ViewerSlideFragment[];
  words: Queries.ViewerWordsFragment;
  /** The slide on show. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const picture = css`
  img {
    width: 100%;
  }
`;

/**
 * A devotional, slide by slide, in a window over the page, which opens as it is put there: buttons, arrow keys, swipes,
 * and every word as text.
 */
export function DevotionalViewer({ name, slides, words, index, onMove, onClose }: DevotionalViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isMagnified = useMagnified();
  const slide = slides[index];

  // Closed before it leaves the page, it gives the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  useEffect(() => {
    const { current } = dialog;
    if (current === null) return;
    // Neither a button that has just been disabled nor the printer is the place to go on from.
    const steps = Array.from(current.querySelectorAll<HTMLElement>("[data-steps] button:enabled"));
    if (!steps.some((button) => button === document.activeElement))
      steps.at(-1)?.focus({ preventScroll: true });
    // Each slide begins at its top, also where the one before was read to its end.
    current.scrollTo({ top: 0, behavior: "instant" });
  }, [index]);

  const swipe = useMemo(
    () =>
      swipeHandlers((step) => {
        if (slides[index + step]) onMove(index + step);
      }),
    [index, onMove, slides],
  );

  // On the window itself, which has the focus while a keyboard scrolls it.
  useEffect(() => {
    const { current } = dialog;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Tab") keepInside(event);
      if (isModified(event)) return;
      const goal = goalOf(event.key, index, slides.length);
      if (goal === undefined) return;
      event.preventDefault();
      if (goal !== index && slides[goal]) onMove(goal);
    };
    current?.addEventListener("keydown", onKeyDown);
    return () => current?.removeEventListener("keydown", onKeyDown);
  }, [index, onMove, slides]);

  return (
    <dialog ref={dialog} aria-label={name} data-ground="paper" css={dialogStyle} onClose={onClose}>
      {slide && (
        <div
          role="presentation"
          css={[sheetStyle, !isMagnified && swipedStyle]}
          {...(isMagnified ? undefined : swipe)}
        >
          <ViewerBar
            words={words}
            count={index + 1}
            limit={slides.length}
            onClose={() => dialog.current?.close()}
          />
          <div css={bodyStyle}>
            <Picture
              key={slide.id}
              data={slide.picture.file}
              alt={slide.picture.alt}
              sizes="(min-width: 64em) 34rem, 100vw"
              priority
              css={picture}
            />
            <SlideWords slide={slide} headings={words} level={2} />
          </div>
          <ViewerSteps words={words} index={index} limit={slides.length} onMove={onMove} />
        </div>
      )}
    </dialog>
  );
}

function goalOf(key: string, index: number, limit: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return index + 1;
    case "ArrowLeft":
      return index - 1;
    case "Home":
      return 0;
    case "End":
      return limit - 1;
    default:
      return undefined;
  }
}

export const devotionalViewerFields = graphql`
  fragment ViewerSlide on Slide {
    ...SlideWords
    id
    picture {
      alt
      file {
        ...PictureData
        # For the filmstrip, whose slots no screen makes larger.
        thumbnail: responsive(widest: 560) {
          width
          height
          avif
          webp
          src
        }
      }
    }
  }

  fragment ViewerWords on ResourcesPageDevotionalsViewer {
    name
    counter
    previous
    next
    close
    print
    prayer
    step
  }
`;
