import { copyText } from "./copy-on-click";

/**
 * Lets a click on a ShareButton open the system's share sheet. If the sheet is missing or fails, the click copies the
 * address and reports that. If copying is not allowed, it shows the address.
 */
export function shareOnClick(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-share]");
    if (!button) return;
    const url = new URL(button.dataset["share"] ?? "", location.href).href;
    const shareOrCopy = async (): Promise<void> => {
      try {
        await navigator.share({ url });
      } catch (error) {
        const isCancelled = error instanceof Error && error.name === "AbortError";
        // If the browser does not have a clipboard either, the address is shown.
        if (!isCancelled) await copyText(button, url, () => url);
      }
    };
    void shareOrCopy();
  });
}
