import { palette } from "../../theme/tokens";

/** What the manifest takes from content/site.json. */
export interface ManifestWords {
  name: string;
  description: string;
  language: string;
}

/** Writes the web app manifest (W3C): the site's name and icons for a home screen. */
export function webManifest({ name, description, language }: ManifestWords): string {
  const icon = (size: number, purpose: string) => ({
    src: `/icons/icon-${String(size)}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name,
    description,
    lang: language,
    start_url: "/",
    // The site does not work offline, so the browser keeps its address bar.
    display: "browser",
    theme_color: palette.vigil,
    background_color: palette.vigil,
    // The flame keeps a margin, so that a round mask does not crop it.
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
