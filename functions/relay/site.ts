import facts from "../../content/facts.json";
import frame from "../../content/frame.json";
import site from "../../content/site.json";
import { factsOf, fillPlaceholders } from "../../src/content-model/placeholders";

/** The ministry's name, as content/site.json has it. */
export const ministryName = site.ministry.name;
/** What the link home is called, as in the head of every page. */
export const homeLink = frame.homeLink;
/** The language of every page (BCP 47). */
export const siteLanguage = site.language;
/** The time zone that the ministry lives in. */
export const siteZone = facts.gathering.schedule.zone;
/** Where a visitor can write to without a form. */
export const { addresses } = site;

const siteFacts = factsOf(site, facts);

/**
 * Fills the placeholders of a text: the site's facts, and what is known only at use ({count}).
 * @throws when a placeholder names nothing
 */
export function fillFacts(text: string, atUse: Readonly<Record<string, number>> = {}): string {
  return fillPlaceholders(text, { ...siteFacts, ...atUse });
}
