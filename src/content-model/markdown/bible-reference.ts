/**
 * Whether a line looks like the source of a quotation: a Bible book with chapter and verse (psalms may omit the
 * verse), optionally in brackets or with a translation; or a few words after a dash. Books are known by their English
 * names; a reference in another language is known by its form, since "Sunday 10:30" is none.
 * @param words the text of one line
 */
export function isReference(words: string): boolean {
  const line = words.trim();
  return english.test(line) || (line.length <= longest && (behindDash.test(line) || otherBible.test(line)));
}

const longest = 100;

// A dash followed by a name or a title. Dialogue is excluded: it ends in a question mark or continues after a full
// stop.
const behindDash = /^(?:[—–―]|--?)[\s\u00A0]*(?![^]*[?!]$)(?![^]*\p{Ll}{2}\. \p{Lu})[\p{L}\p{N}“"‘'(*[]/u;

const books =
  "Gen(?:esis)?|Ex(?:od(?:us)?)?|Lev(?:iticus)?|Num(?:bers)?|Deut(?:eronomy)?|Josh(?:ua)?|Judg(?:es)?|Ruth|Sam(?:uel)?|Kings?|Kgs|Chron(?:icles)?|Chr|Ezra|Neh(?:emiah)?|Est(?:her)?|Job|Ps(?:alms?|s)?|Prov(?:erbs)?|Eccl(?:esiastes)?|Song(?: of (?:Songs|Solomon))?|Isa(?:iah)?|Jer(?:emiah)?|Lam(?:entations)?|Ezek(?:iel)?|Dan(?:iel)?|Hos(?:ea)?|Joel|Amos|Obad(?:iah)?|Jon(?:ah)?|Mic(?:ah)?|Nah(?:um)?|Hab(?:akkuk)?|Zeph(?:aniah)?|Hag(?:gai)?|Zech(?:ariah)?|Mal(?:achi)?|Matt?(?:hew)?|Mk|Mark|Lk|Luke|Jn|John|Acts|Rom(?:ans)?|Cor(?:inthians)?|Gal(?:atians)?|Eph(?:esians)?|Phil(?:ippians)?|Col(?:ossians)?|Thess(?:alonians)?|Tim(?:othy)?|Tit(?:us)?|Philem(?:on)?|Heb(?:rews)?|Jas|James|Pet(?:er)?|Jude|Rev(?:elation)?|Tobit|Judith|Wisdom|Sirach|Baruch|Macc(?:abees)?";

const number = "(?:[1-3]|I{1,3}|First|Second|Third)\\s*";
const verses =
  "\\d{1,3}(?:[:.]\\d{1,3}[a-c]?(?:\\s*[-–—,;]\\s*\\d{1,3}(?:[:.]\\d{1,3})?[a-c]?)*(?:ff?\\.?)?)";
const translation =
  "(?:[\\s,]*[([]?(?:[A-Z][A-Za-z\\d]{1,7}|[A-Z][a-z]+(?: [A-Z][a-z]+)*(?: (?:Version|Bible))?)[)\\]]?)?";

const english = new RegExp(
  `^(?:[—–―]|--?)?[\\s\\u00A0]*[([]?(?:${number})?(?:(?:${books})\\.?\\s+${verses}|Psalm\\s+\\d{1,3})${translation}[)\\]]?\\.?$`,
);

// Juan 3:16; Juan 3,16; 1 Corintios 13:4; (Isaías 40:28); Mateo 6:9–13; Salmo 27:8, Reina-Valera 1909; Psaume 23 (LSG).
const words = "\\p{Lu}\\p{L}*\\.?(?:[\\s\\u00A0]\\p{L}+){0,3}[\\s\\u00A0]+";
const chapterAndVerse = "\\d{1,3}[:.,]\\s?\\d{1,3}[a-c]?";
const further = "(?:\\s*[-–—,;.]\\s*\\d{1,3}(?:[:.,]\\d{1,3})?[a-c]?)";
const translated = "(?=[^)\\]]*(?:\\p{Lu}[^)\\]]*\\p{Lu}|\\d))\\p{Lu}[\\p{L}\\d]*(?:[\\s-][\\p{L}\\d]+){0,4}";
const named = `(?:[,;]\\s*${translated}|\\s*[([]${translated}[)\\]])`;
// 10:30 may be a time of day, and 3:16 is none that people meet at.
const noTime = "(?!(?:[01]?\\d|2[0-3]):[0-5][05]\\b)\\d{1,3}:\\d{1,3}[a-c]?";
const otherBible = new RegExp(
  `^(?:${[
    `[([](?:[1-4]\\.?\\s*)?${words}${chapterAndVerse}${further}*(?:[,;]\\s*${translated})?[)\\]]`,
    `[1-4]\\.?\\s*${words}${chapterAndVerse}${further}*`,
    `${words}(?:${chapterAndVerse}${further}+|\\d{1,3},\\s?\\d{1,3}|${noTime})`,
    `(?:[1-4]\\.?\\s*)?${words}(?:${chapterAndVerse}${further}*|\\d{1,3})${named}`,
  ].join("|")})\\.?$`,
  "u",
);
