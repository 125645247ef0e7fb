import facts from "../../content/facts.json";
import common from "../../content/forms/common.json";
import site from "../../content/site.json";
import { factsOf, fillPlaceholders } from "../../src/content-model/facts";
import type { Form } from "../../src/forms/fields";
import { forms } from "../../src/forms/forms";
import type { CommonTexts, FormTexts } from "../../src/forms/texts";

export interface FormWithTexts extends Form {
  texts: Omit<CommonTexts, "mail"> & FormTexts & { mail: CommonTexts["mail"] };
}

/** The forms that are offered: those with a file in content/forms. */
export const offeredForms: readonly FormWithTexts[] = forms.flatMap((form) => {
  const formTexts = readTexts(form);
  if (!formTexts) return [];
  // The content check requires the address of each form.
  const addresses: Partial<Record<string, { email: string }>> = site.addresses;
  const address = addresses[form.writeTo]?.email ?? "";
  return [
    { ...form, texts: { ...common, ...formTexts, address, mail: { ...common.mail, ...formTexts.mail } } },
  ];
});

// webpack, esbuild and Node understand this call: the bundlers include all files of the folder.
function readTexts({ name }: Form): Omit<FormTexts, "address"> | undefined {
  try {
    return require(`../../content/forms/${name}.json`) as FormTexts;
  } catch {
    return undefined;
  }
}

const siteFacts = factsOf(site, facts);

/**
 * Fills the placeholders of a text with the site's facts.
 * @throws if a placeholder does not have a value
 */
export function fillFacts(text: string): string {
  return fillPlaceholders(text, siteFacts);
}
