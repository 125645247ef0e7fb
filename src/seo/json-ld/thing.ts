/** A value that JSON-LD can hold. */
export type JsonLdValue = string | number | boolean | Thing | Reference | readonly JsonLdValue[];

/** A pointer to a thing described elsewhere in the same graph. */
export interface Reference {
  "@id": string;
}

/** One thing of schema.org's vocabulary. */
export interface Thing {
  "@type": string;
  "@id"?: string;
  [property: string]: JsonLdValue | undefined;
}

/** What the builders need to know of the site. */
export interface SiteFacts {
  /** The site's address, without a slash at its end. */
  url: string;
  language: string;
  name: string;
  description: string;
  /** The leader, and the page that tells most about them. */
  leader: { name: string; role: string; path: string };
  /** What the menus call the pages, by path. */
  menuNames: Readonly<Record<string, string>>;
  /** Addresses of the ministry's own pages elsewhere. */
  profiles: readonly string[];
}

/**
 * Makes an address absolute.
 * @param path a path of this site, beginning with a slash
 */
export function absolute(site: SiteFacts, path: string): string {
  return path === "/" ? `${site.url}/` : `${site.url}${path}`;
}

/** The stable identifiers that pages share. */
export const ids = {
  organization: (site: SiteFacts) => `${site.url}/#organization`,
  website: (site: SiteFacts) => `${site.url}/#website`,
  leader: (site: SiteFacts) => `${site.url}/#leader`,
  page: (site: SiteFacts, path: string) => `${absolute(site, path)}#page`,
} as const;
