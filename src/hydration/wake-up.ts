/** A script's address, and its integrity (Subresource Integrity, W3C). */
export interface PublishedScript {
  src: string;
  integrity: string;
}

/**
 * Runs in the browser, in the page's own script, on its own: everything it uses must stand inside it. It fetches React
 * and the page's components once the visitor is near a live part of the page, or touches one, and remembers what is
 * typed until they have taken over.
 * @param scripts what is fetched, in the order in which it runs
 */
function wakeUp(scripts: readonly PublishedScript[]): void {
  const visitor = window.earlyVisitor;
  if (!visitor) return;
  const root = document.documentElement;

  visitor.load = () => {
    visitor.load = () => undefined;
    for (const script of scripts) {
      // They are fetched together, and run in their order.
      const order = { async: false, onerror: visitor.release };
      document.body.append(Object.assign(document.createElement("script"), script, order));
    }
  };

  visitor.wake = () => {
    visitor.awake = true;
    delete root.dataset["plain"];
    visitor.release();
  };

  const typed: NonNullable<typeof visitor.typed> = {};
  visitor.typed = typed;
  addEventListener(
    "input",
    (event) => {
      const { form } = event.target as HTMLInputElement;
      if (form && !visitor.awake) typed[form.id] = [...new FormData(form)];
      visitor.load();
    },
    true,
  );

  if (visitor.clicks.size > 0 || "drafts" in root.dataset) {
    visitor.load();
    return;
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      visitor.load();
    },
    { rootMargin: "25%" },
  );
  document.querySelectorAll("[data-wake]").forEach((part) => {
    near.observe(part);
  });
}

/**
 * It as a script, as it is written; the build makes it small.
 * @param scripts what it fetches
 */
export function wakeUpScript(scripts: readonly PublishedScript[]): string {
  return `(${wakeUp.toString()})(${JSON.stringify(scripts)})`;
}
