/**
 * Converts a text's HTML for use outside the site, such as in a feed or a document: links to the site become
 * absolute, and the hints about new tabs are removed. Fragment links within the text do not change.
 * @param html the HTML from src/build/texts/render-text.ts
 * @param site the site's address, without a slash at its end
 */
export function standaloneHtml(html: string, site: string): string {
  return (
    html
      .replace(/<span class="new-tab">[^<]*<\/span>/g, "")
      .replace(/ (?:target="_blank"|tabindex="0")/g, "")
      // Phones draw the arrow of remark-rehype as an emoji.
      .replace(/(<a\b[^>]* data-footnote-backref[^>]*>)↩/g, "$1↑")
      // Quotation marks in text are escaped, so only attributes match.
      .replace(/( (?:href|src)=")\/(?!\/)/g, `$1${site}/`)
      .replace(/ srcSet="[^"]*"/g, (sources) => sources.replace(/(["\s])\/(?!\/)/g, `$1${site}/`))
  );
}
