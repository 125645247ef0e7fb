/** A picture of WordPress's media library. */
export interface LibraryPicture {
  readonly id: string;
  /** The id of the post to which the picture was uploaded. */
  readonly post: string;
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
}

/**
 * A picture as HTML.
 * @param addLink puts a link around the picture, without its caption
 */
export function pictureHtml(
  { address, alt, caption }: Pick<LibraryPicture, "address" | "alt" | "caption">,
  addLink = (html: string) => html,
): string {
  const altText = alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return figureHtml(addLink(`<img src="${address}" alt="${altText}">`), caption);
}

/** A picture with its caption as HTML. */
export function figureHtml(picture: string, caption = ""): string {
  return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
}
