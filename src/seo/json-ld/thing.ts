/** A value that JSON-LD can hold. */
export type JsonLdValue = string | number | boolean | Thing | Reference | readonly JsonLdValue[];

/** A reference to a thing that the same graph describes elsewhere. */
export interface Reference {
  "@id": string;
}

/** A thing of schema.org's vocabulary. */
export interface Thing {
  "@type": string;
  "@id"?: string;
  [property: string]: JsonLdValue | undefined;
}

/** The data of the site that the builders need. */
export interface SiteFacts {
  /** The site's address, without a trailing slash. */
  url: string;
  language: string;
  name: string;
  description: string;
  /** The leader, and the path of the page with the most details about them. */
  leader: { name: string; role: string; path: string };
  /** The pages' names in the menus, by path. */
  menuNames: Readonly<Record<string, string>>;
  /** The addresses of the ministry's profiles on other sites. */
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
