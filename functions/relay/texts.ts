import facts from "../../content/facts.json";
import common from "../../content/forms/common.json";
import site from "../../content/site.json";
import { factsOf } from "../../src/content-model/facts";
import { fillPlaceholders } from "../../src/content-model/placeholders";
import type { Form } from "../../src/forms/fields";
import type { CommonTexts, FormTexts } from "../../src/forms/texts";

/** A form with its texts. */
export interface FormWithTexts extends Form {
  words: Omit<CommonTexts, "mail"> & FormTexts & { mail: CommonTexts["mail"] };
  /** The mail address for visitors who do not use the form. */
  address: string;
}

/**
 * Joins a form with its own texts and those that all forms share.
 * @param own its file in content/forms
 */
export function withTexts(form: Form, own: FormTexts): FormWithTexts {
  const words = { ...common, ...own, mail: { ...common.mail, ...own.mail } };
  return { ...form, words, address: site.addresses[form.writeTo].email };
}

const siteFacts = factsOf(site, facts);

/**
 * Fills the placeholders of a text with the site's facts and with values known only at runtime ({count}).
 * @throws if a placeholder has no value
 */
export function fillFacts(text: string, atUse: Readonly<Record<string, number>> = {}): string {
  return fillPlaceholders(text, { ...siteFacts, ...atUse });
}
