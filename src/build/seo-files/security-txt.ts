/** Where a weakness of the site is told. */
export interface SecurityContact {
  /** The site's address, without a slash at its end. */
  site: string;
  email: string;
  /** The language that is understood (BCP 47). */
  language: string;
}

const days = 180;

/**
 * Writes /.well-known/security.txt (RFC 9116). It expires half a year after the build, so that an abandoned site
 * makes no lasting promise.
 */
export function securityTxt({ site, email, language }: SecurityContact, now: Date): string {
  const end = new Date(now.getTime() + days * 86_400_000);
  end.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${end.toISOString()}`,
    `Preferred-Languages: ${language.split("-")[0] ?? language}`,
    `Canonical: ${site}/.well-known/security.txt`,
    "",
  ].join("\n");
}
