import type { MouseEvent } from "react";
import { useHydration } from "../../hydration/use-hydration";
import { DevotionalText } from "../viewers/devotional-text";
import { DevotionalViewer } from "../viewers/devotional-viewer";
import { Filmstrip } from "../viewers/filmstrip";

interface ReadableDevotionalProps {
  title: string;
  slides: readonly Queries.ViewerSlideFragment[];
  words: Pick<Queries.DevotionalsFragment, "slides" | "asText" | "printed" | "viewer">;
  /** The page's address, as one would type it. */
  address: string;
  /** What stands behind the address's #: the slide on show, if it is one of these. */
  fragment: string;
  onOpen: (event: MouseEvent<HTMLElement>, id: string) => void;
  onMove: (id: string) => void;
  onClose: () => void;
}

/** A devotional that is out: its slides in a row, its text, and the viewer over the page. */
export function ReadableDevotional(props: ReadableDevotionalProps) {
  const { title, slides, words, address, fragment, onOpen, onMove, onClose } = props;
  useHydration("ReadableDevotional");
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
        printed={named(words.printed).replace("{address}", address)}
      />
      {index >= 0 && (
        <DevotionalViewer
          name={named(words.viewer.name)}
          slides={slides}
          words={words.viewer}
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
