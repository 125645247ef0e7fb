import { markup as names, type HydrationState } from "../hydration/markup";

/*
 * Gatsby loads a page's scripts with the page, hydrates at once, and loses clicks before hydration. Here the scripts
 * load when a visitor needs them. Until then, this part of the inline script records clicks and keys for
 * hydrate-page.ts.
 */

/**
 * Stores early clicks. Loads the page's scripts when the visitor clicks a control, types, or focuses a form's field.
 * After any other interaction, loads them when a live part is near the viewport.
 */
export function hydrateOnInteraction(): void {
  const timeoutMs = 10_000;
  const root = document.documentElement;
  const state: HydrationState = {
    clicks: new Set(),
    isComposing: false,
    isPressing: false,
    lastKeyTimeMs: 0,
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

  // If the scripts fail to load, the page works as it does without JavaScript: forms and links work, other controls are
  // hidden.
  const giveUp = (): void => {
    if (state.isHydrated) return;
    root.setAttribute(names.failed, "");
    state.replayClicks();
  };

  let isLoading = false;
  const loadScripts = (): void => {
    if (isLoading) return;
    isLoading = true;
    const template = document.querySelector<HTMLTemplateElement>(`#${names.scripts}`);
    for (const scriptTemplate of template?.content.children ?? []) {
      const script = scriptTemplate.cloneNode() as HTMLScriptElement;
      // The scripts are fetched in parallel, but run in order.
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
      loadScripts();
    },
    true,
  );
  addEventListener("input", loadScripts);
  addEventListener("focusin", ({ target }) => {
    if ((target as HTMLInputElement).form) loadScripts();
  });

  // The back/forward cache stores whole pages, also private texts. Hydrated forms clear themselves (use-draft.ts).
  addEventListener("pagehide", () => {
    if (state.isHydrated) return;
    for (const checkbox of document.querySelectorAll<HTMLInputElement>(`[${names.private}]:checked`)) {
      checkbox.form?.reset();
      checkbox.checked = true;
    }
  });

  addEventListener("keydown", ({ timeStamp }) => (state.lastKeyTimeMs = timeStamp));
  addEventListener("compositionstart", () => (state.isComposing = true));
  addEventListener("compositionend", () => (state.isComposing = false));
  const endPress = (): void => {
    state.isPressing = false;
  };
  addEventListener("pointerdown", ({ button }) => {
    state.isPressing = button === 0;
    // A native select list consumes the pointerup event.
    setTimeout(endPress, 1000);
  });
  // The click event comes after the pointerup event.
  addEventListener("pointerup", () => setTimeout(endPress, 100));
  addEventListener("pointercancel", endPress);

  const loadWhenVisible = (): void => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadScripts();
      },
      { rootMargin: "25%" },
    );
    document.querySelectorAll(`[${names.visible}]`).forEach((part) => {
      observer.observe(part);
    });
  };
  const runAfterLoad = (run: () => void): void => {
    if (document.readyState === "complete") run();
    else addEventListener("load", run);
  };
  const firstInteraction = new AbortController();
  for (const type of ["pointermove", "pointerdown", "scroll", "keydown", "focusin"])
    addEventListener(
      type,
      (event) => {
        // Some browsers fire pointermove without a movement when a page appears under the pointer.
        const { movementX, movementY } = event as PointerEvent;
        if (type === "pointermove" && !movementX && !movementY) return;
        firstInteraction.abort();
        root.setAttribute(names.interacted, "");
        runAfterLoad(loadWhenVisible);
      },
      { passive: true, signal: firstInteraction.signal },
    );

  // With a query in the address, the blog lists the results of a search or a category.
  if (/[?&](q|category)=/.test(location.search)) runAfterLoad(loadScripts);
  try {
    // A form's card shows at once that there is a draft. Only pages with forms read the storage, because that takes time.
    if (document.forms.length > 0 && sessionStorage.length > 0) runAfterLoad(loadScripts);
  } catch {
    // The browser forbids the storage, so there is no draft.
  }
}
