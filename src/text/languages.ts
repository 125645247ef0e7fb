import { plainLetters } from "./plain-letters";

const englishNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Whether Intl knows the name of a language by its code (BCP 47), such as es, pt-BR or zh-Hant. */
export function isLanguage(code: string): boolean {
  return nameOf(code, englishNames) !== undefined;
}

function nameOf(code: string, names: Intl.DisplayNames): string | undefined {
  try {
    return names.of(code);
  } catch {
    // Intl throws for other formats, such as en_US.
    return undefined;
  }
}

/**
 * Finds the code of a language by its name in English or in the language itself, or by a code with an underscore.
 * @returns undefined if no language with a code of two letters has this name
 */
export function likelyLanguage(writtenLanguage: string): string | undefined {
  const code = writtenLanguage.trim().replaceAll("_", "-");
  if (isLanguage(code)) return code;
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isLanguage);
  return codes.find((one) =>
    [englishNames, new Intl.DisplayNames(one, { type: "language" })].some(
      (names) => plainLetters(nameOf(one, names) ?? "") === plainLetters(code),
    ),
  );
}

type Direction = "ltr" | "rtl";

/** The attributes of an element whose text is not in the language of its page. */
interface LanguageAttributes {
  readonly lang: string;
  readonly dir: Direction;
}

/** The scripts that are written from right to left (ISO 15924). */
const rightToLeftScripts = ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"];

/**
 * Returns the attributes of an element whose text is in another language.
 * @param code a code that Intl knows
 */
export function languageAttributes(code: string): LanguageAttributes {
  const locale = new Intl.Locale(code);
  const { script = "" } = locale.maximize();
  return { lang: locale.toString(), dir: rightToLeftScripts.includes(script) ? "rtl" : "ltr" };
}

/** A letter in the blocks that Unicode reserves for scripts that are written from right to left. */
const rightToLeftLetter = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

export function hasRightToLeft(text: string): boolean {
  return rightToLeftLetter.test(text);
}

/** The direction of most letters of a text. */
export function directionOf(text: string): Direction {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter(hasRightToLeft).length > letters.length / 2 ? "rtl" : "ltr";
}
