/**
 * Lets a click on a ShareButton open the system's share sheet; where there is none, or it fails, it copies the address
 * and says so; where that is not allowed, it shows the address.
 */
export function shareOnClick(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-share]");
    if (!button) return;
    const { share = "", copied = "" } = button.dataset;
    const url = new URL(share, location.href).href;
    const say = (words: string): void => {
      const status = button.parentElement?.querySelector("[role=status]");
      if (status) status.textContent = words;
    };
    const copy = async (): Promise<void> => {
      try {
        await navigator.clipboard.writeText(url);
        say(copied);
      } catch {
        // Refused, or missing outside of a secure context.
        say(url);
      }
    };
    const shareOrCopy = async (): Promise<void> => {
      try {
        await navigator.share({ url });
      } catch (error) {
        const isCancelled = error instanceof Error && error.name === "AbortError";
        // It is also missing in some browsers.
        if (!isCancelled) await copy();
      }
    };
    void shareOrCopy();
  });
}
