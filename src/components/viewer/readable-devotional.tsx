import type { MouseEvent } from "react";
import { useHydration } from "../../hydration/use-hydration";
import { DevotionalText } from "./devotional-text";
import { DevotionalViewer } from "./devotional-viewer";
import { Filmstrip } from "./filmstrip";

interface ReadableDevotionalProps {
  title: string;
  slides: readonly Queries.ViewerSlideFragment[];
  words: Pick<Queries.DevotionalsFragment, "slides" | "asText" | "printed" | "viewer" | "next">;
  /** The page's address, as a person would type it. */
  address: string;
  /** The id of the slide that the URL's fragment names, if it is one of these. */
  fragment: string;
  onOpen: (event: MouseEvent<HTMLElement>, id: string) => void;
  onMove: (id: string) => void;
  onClose: () => void;
}

/** An available devotional: its row of slides, its text and its viewer. */
export function ReadableDevotional(props: ReadableDevotionalProps) {
  const { title, slides, words, address, fragment, onOpen, onMove, onClose } = props;
  useHydration();
  const index = slides.findIndex(({ id }) => id === fragment);
  const named = (label: string): string => label.replace("{title}", title);
  return (
    <div>
      <Filmstrip label={named(words.slides)} slides={slides} onOpen={onOpen} />
      <DevotionalText
        title={title}
        summary={words.asText}
        slides={slides}
        headings={words.viewer}
        next={words.next}
        printed={named(words.printed).replace("{address}", address)}
      />
      {index >= 0 && (
        <DevotionalViewer
          name={named(words.viewer.name)}
          slides={slides}
          words={words.viewer}
          next={words.next}
          index={index}
          onMove={(to) => {
            onMove(slides[to]?.id ?? "");
          }}
          onClose={onClose}
        />
      )}
    </div>
  );
}
