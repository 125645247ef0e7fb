import { markup as names, type HydrationState } from "../hydration/markup";

/*
 * Gatsby loads a page's scripts with the page, hydrates at once, and loses earlier clicks. Here the scripts load when a
 * visitor needs them. Until then, this part of the inline script records clicks and input for hydrate-page.ts.
 */

/**
 * Stores early clicks, and loads the page's scripts when the visitor clicks, types or enters a form's field, or has
 * interacted with the page and a live part is near the viewport.
 */
export function hydrateOnInteraction(): void {
  const timeoutMs = 10_000;
  const root = document.documentElement;
  const state: HydrationState = {
    clicks: new Set(),
    isComposing: false,
    isPressing: false,
    lastKey: 0,
    isHydrated: false,
    replayClicks: () => {
      const controls = [...document.querySelectorAll<HTMLElement>(`[${names.replay}]`)];
      for (const key of state.clicks) {
        const control = controls.find((one) => one.getAttribute(names.replay) === key);
        state.clicks.delete(key);
        control?.removeAttribute(names.pending);
        control?.click();
      }
    },
  };
  window.hydration = state;

  // If the scripts fail to load, the page works as without JavaScript: forms and links are native, other controls are
  // hidden.
  const giveUp = (): void => {
    if (state.isHydrated) return;
    root.setAttribute(names.failed, "");
    state.replayClicks();
  };

  let isLoading = false;
  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    const template = document.querySelector<HTMLTemplateElement>(`#${names.scripts}`);
    for (const original of template?.content.children ?? []) {
      const script = original.cloneNode() as HTMLScriptElement;
      // Fetched together, run in their order.
      script.async = false;
      script.onerror = giveUp;
      document.body.append(script);
    }
  };

  addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest(`[${names.replay}]`);
      // With a modifier key, the browser opens a new tab or window.
      const isForBrowser = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!control || state.isHydrated || root.hasAttribute(names.failed) || isForBrowser) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.setAttribute(names.pending, "");
      state.clicks.add(control.getAttribute(names.replay) ?? "");
      setTimeout(giveUp, timeoutMs);
      load();
    },
    true,
  );
  addEventListener("input", load);
  addEventListener("focusin", ({ target }) => {
    if ((target as HTMLInputElement).form) load();
  });

  // The back/forward cache keeps whole pages. Hydrated forms clear themselves (use-draft.ts).
  addEventListener("pagehide", () => {
    if (state.isHydrated) return;
    for (const box of document.querySelectorAll<HTMLInputElement>(`[${names.private}]:checked`)) {
      box.form?.reset();
      box.checked = true;
    }
  });

  addEventListener("keydown", ({ timeStamp }) => (state.lastKey = timeStamp));
  addEventListener("compositionstart", () => (state.isComposing = true));
  addEventListener("compositionend", () => (state.isComposing = false));
  const release = (): void => {
    state.isPressing = false;
  };
  addEventListener("pointerdown", ({ button }) => {
    state.isPressing = button === 0;
    // A native select list consumes the pointerup event.
    setTimeout(release, 1000);
  });
  // The click follows the pointerup event.
  addEventListener("pointerup", () => setTimeout(release, 100));
  addEventListener("pointercancel", release);

  const loadWhenVisible = (): void => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: "25%" },
    );
    document.querySelectorAll(`[${names.visible}]`).forEach((part) => {
      observer.observe(part);
    });
  };
  const afterLoad = (run: () => void): void => {
    if (document.readyState === "complete") run();
    else addEventListener("load", run);
  };
  const first = new AbortController();
  for (const type of ["pointermove", "pointerdown", "scroll", "keydown", "focusin"])
    addEventListener(
      type,
      (event) => {
        // Some browsers fire pointermove without a movement when a page appears under the pointer.
        const { movementX, movementY } = event as PointerEvent;
        if (type === "pointermove" && !movementX && !movementY) return;
        first.abort();
        root.setAttribute(names.interacted, "");
        afterLoad(loadWhenVisible);
      },
      { passive: true, signal: first.signal },
    );

  // The list of teachings depends on the query of its address.
  if (/[?&](q|category)=/.test(location.search)) afterLoad(load);
  try {
    // The card of a form with a draft shows that at once. Reading the storage takes time, so only pages with forms do
    // it.
    if (document.forms.length > 0 && sessionStorage.length > 0) afterLoad(load);
  } catch {
    // If the browser forbids the storage, there is no draft.
  }
}
