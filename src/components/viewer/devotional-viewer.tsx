import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { ReadNext } from "../ui/read-next";
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
  /** The viewer's accessible name. */
  name: string;
  slides: readonly Queries.ViewerSlideFragment[];
  words: Queries.ViewerWordsFragment;
  /** Where to go after the last slide. */
  next: Queries.ReadNextFragment | null | undefined;
  /** The index of the current slide. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/* The slide's label and its heading describe the dialog, so that a listener hears them when it opens. */
const headingIds = ["slide-label", "slide-heading"] as const;

const picture = css`
  img {
    width: 100%;
  }
`;

/**
 * A devotional's slides in a modal dialog, which opens when it is mounted: with buttons, arrow keys, swipes, and the
 * text of every slide.
 */
export function DevotionalViewer(props: DevotionalViewerProps) {
  const { name, slides, words, next, index, onMove, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isMagnified = useMagnified();
  const slide = slides[index];

  // The dialog is closed before it is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  useEffect(() => {
    const { current } = dialog;
    if (current === null) return;
    // If no enabled step button has the focus, the last one receives it: the focus must not stay on a disabled button
    // or on the print button.
    const steps = Array.from(current.querySelectorAll<HTMLElement>("[data-steps] button:enabled"));
    if (!steps.some((button) => button === document.activeElement))
      steps.at(-1)?.focus({ preventScroll: true });
    // Each slide starts scrolled to the top, whatever the scroll position of the previous one.
    current.scrollTo({ top: 0, behavior: "instant" });
  }, [index]);

  const swipe = useMemo(
    () =>
      swipeHandlers((step) => {
        if (slides[index + step]) onMove(index + step);
      }),
    [index, onMove, slides],
  );

  // The listener is on the dialog itself, which has the focus while it is scrolled with the keyboard.
  useEffect(() => {
    const { current } = dialog;
    let isPressedBeside = false;
    const onPointerDown = ({ target }: PointerEvent): void => {
      isPressedBeside = target === current;
    };
    // The sheet covers the dialog, so only a click on the backdrop has the dialog as its target.
    const onClick = ({ target }: MouseEvent): void => {
      if (isPressedBeside && target === current) current?.close();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Tab") keepInside(event);
      if (isModified(event)) return;
      const goal = goalOf(event.key, index, slides.length);
      if (goal === undefined) return;
      event.preventDefault();
      if (goal !== index && slides[goal]) onMove(goal);
    };
    current?.addEventListener("pointerdown", onPointerDown);
    current?.addEventListener("click", onClick);
    current?.addEventListener("keydown", onKeyDown);
    return () => {
      current?.removeEventListener("pointerdown", onPointerDown);
      current?.removeEventListener("click", onClick);
      current?.removeEventListener("keydown", onKeyDown);
    };
  }, [index, onMove, slides]);

  return (
    <dialog
      ref={dialog}
      aria-label={name}
      aria-describedby={headingIds.join(" ")}
      data-ground="paper"
      css={dialogStyle}
      onClose={onClose}
    >
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
            <div>
              <SlideWords slide={slide} headings={words} level={2} ids={headingIds} />
              {index === slides.length - 1 && <ReadNext next={next} />}
            </div>
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
        thumbnail: gatsbyImageData(width: 560)
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
