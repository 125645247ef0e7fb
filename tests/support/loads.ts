import { expect, type Page, type Request } from "@playwright/test";

/** What a page has loaded, in bytes as they came over the wire, without headers. */
export interface Loads {
  /** Everything that the page asked for, but for pictures that wait until they come near. */
  requests: Request[];
  bytesOf(requests: readonly Request[]): Promise<number>;
  scripts(): Request[];
}

/** Watches what a page loads from now on. */
export function watchLoads(page: Page): Loads {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return {
    requests,
    scripts: () => requests.filter((request) => request.resourceType() === "script"),
    bytesOf: async (chosen) => {
      const sizes = await Promise.all(chosen.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
}

/** The addresses that the page's lazy pictures may choose from. */
export function lazyPictures(page: Page): Promise<string[]> {
  return page.locator("img[loading=lazy]").evaluateAll((pictures) =>
    (pictures as HTMLImageElement[]).flatMap((picture) => {
      const sets = [...(picture.parentElement?.querySelectorAll("source") ?? []), picture];
      const choices = sets.flatMap(({ srcset }) => (srcset === "" ? [] : srcset.split(",")));
      return [
        picture.src,
        ...choices.map((choice) => new URL(choice.trim().split(" ")[0] ?? "", location.href).href),
      ];
    }),
  );
}

/** Expects the page to be of those that nothing wakes up: a live one keeps its scripts in a template until then. */
export async function expectNoScript(page: Page): Promise<void> {
  await expect(page.locator("script[src]:not([nomodule]), template[data-scripts]")).toHaveCount(0);
}
