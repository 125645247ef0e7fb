/**
 * Completes a web address: "tickets.example/may" becomes https://tickets.example/may.
 * @param written the link as written
 * @returns the complete address, or undefined if the link is not a web address
 */
export function wholeAddress(written: string): string | undefined {
  if (/^https?:\/\//i.test(written)) return written;
  if (/^\/\/[^/]/.test(written)) return `https:${written}`;
  return domainFirst.test(written) && !fileName.test(written) ? `https://${written}` : undefined;
}

const domainFirst = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

// contact.html looks like a domain, but is a page of a former site.
const fileName = /^[^/]*\.(?:aspx?|docx?|html?|jpe?g|json|mdx?|pdf|php|png|txt)(?:[?#]|$)/i;
