import { palette } from "../../theme/tokens";

/** What the manifest takes from content/site.json. */
export interface ManifestWords {
  name: string;
  description: string;
  language: string;
}

/** Writes the web app manifest (W3C): the site's name and icons, for whoever keeps it on a home screen. */
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
    // Nothing here works without the network, so the browser keeps its address bar.
    display: "browser",
    theme_color: palette.vigil,
    background_color: palette.vigil,
    // The flame keeps clear of the rim, so that a round mask takes nothing of it.
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
