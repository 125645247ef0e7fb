/** Shows the mistakes in content/ over the page in development, until they are fixed. It is not in production bundles. */
export function showContentMistakes(): void {
  const panel = document.createElement("pre");
  panel.setAttribute("role", "alert");
  panel.tabIndex = 0;
  panel.style.cssText = `
    position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; margin: 0;
    padding: 1rem; border-top: 4px solid; background: Canvas; color: CanvasText; white-space: pre-wrap;
    font: 1rem/1.4 monospace;`;
  new EventSource("/__content-mistakes").addEventListener("message", ({ data }: MessageEvent<string>) => {
    const mistakes: unknown = JSON.parse(data);
    panel.textContent = String(mistakes);
    if (mistakes === "") panel.remove();
    else document.body.append(panel);
  });
}
