import type { EarlyVisitor } from "./early-visitor";

/**
 * Runs in the browser, inline and on its own: everything it uses must stand inside it.
 * It keeps the page's scripts in their template until the visitor has moved and is near a live part of the
 * page, or touches one, and remembers what is typed and clicked until React has taken over.
 * Where the tab keeps a draft, its form stands open from the first, so that a reload ends where it began.
 * Where scripts cannot be had, held clicks are handed to the browser: forms post natively.
 */
function loader(): void {
  const patience = 10_000;
  const root = document.documentElement;
  const template = document.querySelector<HTMLTemplateElement>("template[data-scripts]");
  if (!template) return;
  const visitor: EarlyVisitor = {
    typed: {},
    clicks: [],
    awake: false,
    wake: () => {
      visitor.awake = true;
      delete root.dataset["plain"];
      letThrough();
    },
  };
  window.earlyVisitor = visitor;
  let loading = false;

  const letThrough = (): void => {
    visitor.clicks.splice(0).forEach((control) => {
      control.removeAttribute("data-held");
      control.click();
    });
  };

  // The page stays as it is without script, and what waits for React to unfold is shown, until scripts come after all.
  const giveUp = (): void => {
    if (visitor.awake) return;
    root.dataset["plain"] = "";
    letThrough();
  };

  const load = (): void => {
    if (loading) return;
    loading = true;
    const scripts = template.content.cloneNode(true) as DocumentFragment;
    scripts.querySelectorAll("script").forEach((script) => {
      // They are fetched together, and run in their order: the page's data first.
      script.async = false;
      script.addEventListener("error", giveUp);
    });
    document.body.append(scripts);
  };

  addEventListener(
    "input",
    (event) => {
      const field = event.target as HTMLInputElement;
      if (field.form && !visitor.awake) visitor.typed[field.form.id] = [...new FormData(field.form)];
      load();
    },
    true,
  );

  addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>("[data-replay]");
      // With such a key held down, the visitor wants a new tab or window: the browser knows how.
      const forBrowser = [event.altKey, event.ctrlKey, event.metaKey, event.shiftKey].includes(true);
      if (!control || visitor.awake || "plain" in root.dataset || forBrowser) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.setAttribute("data-held", "");
      if (!visitor.clicks.includes(control)) visitor.clicks.push(control);
      setTimeout(giveUp, patience);
      load();
    },
    true,
  );

  let drafts: string[] = [];
  try {
    // To ask for the store is to wait for it: only a page with forms does.
    const names = document.forms.length > 0 ? Object.keys(sessionStorage) : [];
    const kept = names.filter((name) => name.startsWith("draft:")).map((name) => name.slice(6));
    // A card that was closed over its draft stays closed.
    drafts = kept.filter((form) => !names.includes(`closed:${form}`));
  } catch {
    // A browser that forbids the store keeps no draft.
  }
  if (drafts.length > 0) root.dataset["drafts"] = drafts.join(" ");

  const watch = (): void => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        load();
      },
      { rootMargin: "25%" },
    );
    document.querySelectorAll("[data-wake]").forEach((part) => {
      near.observe(part);
    });
  };

  // A visitor who does nothing yet needs no script; the first sign of one who does starts the watch.
  const signs = ["pointermove", "pointerdown", "scroll", "keydown", "focusin"];
  const onSign = (event: Event): void => {
    // Some browsers say that the pointer moves when a page comes to stand beneath one that rests.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type === "pointermove" && movementX === 0 && movementY === 0) return;
    root.dataset["stirred"] = "";
    signs.forEach((sign) => {
      removeEventListener(sign, onSign);
    });
    if (document.readyState === "complete") watch();
    else addEventListener("load", watch);
  };
  signs.forEach((sign) => {
    addEventListener(sign, onSign, { passive: true });
  });
  if (drafts.length > 0) addEventListener("load", load);
}

/** The loader as one inline script, as it is written; the build makes it small. */
export const loaderScript = `(${loader.toString()})()`;
