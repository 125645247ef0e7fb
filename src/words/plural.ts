/** The forms of a sentence with a number; a language without some of these forms omits them. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
  readonly zero?: string | null;
  readonly two?: string | null;
  readonly few?: string | null;
  readonly many?: string | null;
}

/**
 * Chooses the form of a sentence for a number by the language's rules (CLDR).
 * @param language the site's language (BCP 47)
 */
export function pluralForm(forms: PluralForms, count: number, language: string): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}
