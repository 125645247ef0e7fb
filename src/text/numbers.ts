/** The forms of a sentence with a number. A language that does not have one of these forms omits it. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
  readonly zero?: string | null;
  readonly two?: string | null;
  readonly few?: string | null;
  readonly many?: string | null;
}

/** Chooses the form of a sentence for a number by the language's rules (CLDR). */
export function choosePluralForm(forms: PluralForms, count: number, language: string): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}

/** Formats a number of bytes: 120 KB, 1.4 MB (1 KB is 1,000 bytes). */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${String(kilobytes)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
