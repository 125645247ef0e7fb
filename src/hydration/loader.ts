import type { EarlyVisitor } from "./early-visitor";

/**
 * Runs in the browser, inline and on its own: everything it uses must stand inside it. It is weight on every live page
 * before its first paint, so it does what cannot wait and no more: the rest comes with the page's script (wake-up.ts),
 * which it keeps in its template until the visitor stirs.
 * It holds clicks until React has taken over. Where the tab keeps a draft, its form stands open from the first, so that
 * a reload ends where it began. Where scripts cannot be had, held clicks are handed to the browser: forms post natively.
 */
function loader(): void {
  const patience = 10_000;
  const root = document.documentElement;
  const template = document.querySelector<HTMLTemplateElement>("template[data-scripts]");
  const visitor: EarlyVisitor = {
    clicks: new Set(),
    awake: false,
    load: () => {
      visitor.load = () => undefined;
      const script = template?.content.firstElementChild?.cloneNode() as HTMLScriptElement;
      script.onerror = visitor.release;
      document.body.append(script);
    },
    release: () => {
      // The page stays as it is without script, and what waits for React to unfold is shown, until scripts come after all.
      if (!visitor.awake) root.dataset["plain"] = "";
      visitor.clicks.forEach((control) => {
        visitor.clicks.delete(control);
        delete control.dataset["held"];
        control.click();
      });
    },
  };
  window.earlyVisitor = visitor;

  addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>("[data-replay]");
      // With such a key held down, the visitor wants a new tab or window: the browser knows how.
      const isForBrowser = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!control || visitor.awake || "plain" in root.dataset || isForBrowser) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.dataset["held"] = "";
      visitor.clicks.add(control);
      setTimeout(visitor.release, patience);
      visitor.load();
    },
    true,
  );

  // What a visitor does who does more than read what is there; one who does nothing yet needs no script.
  const signs = new AbortController();
  const onceLoaded = (): void => {
    if (document.readyState === "complete") visitor.load();
    else
      addEventListener("load", () => {
        visitor.load();
      });
  };
  for (const sign of ["pointermove", "pointerdown", "scroll", "keydown", "focusin"])
    addEventListener(
      sign,
      (event) => {
        // Some browsers say that the pointer moves when a page comes to stand beneath one that rests.
        const { type, movementX, movementY } = event as PointerEvent;
        if (type === "pointermove" && !movementX && !movementY) return;
        signs.abort();
        root.dataset["stirred"] = "";
        onceLoaded();
      },
      { passive: true, signal: signs.signal },
    );

  try {
    // To ask for the store is to wait for it: only a page with forms does.
    const names = document.forms.length > 0 ? Object.keys(sessionStorage) : [];
    // A card that was closed over its draft stays closed.
    const drafts = names
      .map((name) => name.slice("draft:".length))
      .filter((form) => names.includes(`draft:${form}`) && !names.includes(`closed:${form}`));
    if (drafts.length > 0) {
      root.dataset["drafts"] = drafts.join(" ");
      onceLoaded();
    }
  } catch {
    // A browser that forbids the store keeps no draft.
  }
}

/** The loader as one inline script, as it is written; the build makes it small. */
export const loaderScript = `(${loader.toString()})()`;
