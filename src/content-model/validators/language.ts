import type { Validator } from "./validator";

/** A language must be a tag that Intl knows (BCP 47), of a language whose letters the site's fonts have. */
export const knownLanguage: Validator = (tag) => {
  // For other languages, Intl would fall back to the machine's own.
  const [known] = supported(tag);
  if (known === undefined)
    return [
      {
        problem: `"${tag}" is no language whose dates and numbers are known.`,
        fix: "Write the language and the country, such as en-US, es-CO or pt-BR.",
      },
    ];
  if (new Intl.Locale(tag).maximize().script !== "Latn")
    return [
      {
        problem: `"${tag}" is not written in Latin letters, and the site's fonts have no others.`,
        fix: "Write a language that is, or have its letters added to src/theme/fonts.",
      },
    ];
  return known === tag ? [] : [{ problem: `"${tag}" is not the usual spelling.`, fix: `Write "${known}".` }];
};

function supported(tag: string): string[] {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag);
  } catch {
    return [];
  }
}
