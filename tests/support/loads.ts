import { expect, type Page, type Request } from "@playwright/test";

/** The resources that a page has loaded, with their transfer sizes in bytes, without headers. */
export interface Loads {
  /** All requests of the page except for lazy pictures. */
  requests: Request[];
  bytesOf(requests: readonly Request[]): Promise<number>;
  scripts(): Request[];
}

/** Records what a page loads from now on. */
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

/** Returns the candidate URLs of the page's lazy pictures. */
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

/** Expects a page without interactive components: an interactive page keeps its scripts in a template. */
export async function expectNoScript(page: Page): Promise<void> {
  await expect(page.locator("script[src]:not([nomodule]), #page-scripts")).toHaveCount(0);
}
