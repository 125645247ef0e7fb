import { plainLetters } from "./plain-letters";

/**
 * The books of the Bible without a number before their name. Each line lists the names and abbreviations of one book in
 * English, German, Spanish, Dutch and Portuguese, in plain letters. If a name has several words, only the last is listed.
 */
const singleBooks = `
genesis gen gn ge
exodus exodo exod ex
leviticus levitico lev lv
numbers numeri numeros num nm nb
deuteronomy deuteronomium deuteronomio deut dtn dt
joshua josua josue jozua josh jos joz
judges richter richteren rechters jueces juizes judg jud jdg jue jz ri richt
ruth rut rt
ezra esra esdras ezr esr esd
nehemiah nehemia nehemias neh ne
esther ester esth est
job hiob hi jb jo
psalm psalms psalmen salmo salmos pss psa ps sal sl
proverbs proverb spruche sprichworter spreuken proverbios prov prv spr pr pv
ecclesiastes prediger kohelet prediker eclesiastes eccles eccl ecc pred koh ecl ec
song songs solomon hohelied hoheslied hooglied cantar cantares canticos hld hl ct
isaiah jesaja isaias isa jes is
jeremiah jeremia jeremias jer jr
lamentations klagelieder klaagliederen lamentaciones lamentacoes lam klgl klg lm kl
ezekiel hesekiel ezechiel ezequiel ezek ezech hes eze ez
daniel dan dn
hosea oseas oseias hos os
joel jl
amos am
obadiah obadja abdias obadias obad abd ob
jonah jona jonas jon
micah micha miqueas miqueias mic mich miq mi
nahum naum nah na
habakkuk habakuk habacuc habacuque hab hc
zephaniah zefanja sofonias zeph zef sof sf
haggai hageo ageu hagg hag ag
zechariah sacharja zacharia zacarias zech sach zach zac zc
malachi maleachi malaquias mal ml
matthew matthaus mattheus matteus mateo mateus matt mat mt
mark markus marcus marcos mrk mar mk mc mr
luke lukas lucas luk luc lk lc
john johannes juan joao joh jhn jn jo
acts apostles apostelgeschichte hechos apostoles atos apostolos handelingen apg hch hech hand act at
romans romer romeinen romanos rom ro rm
galatians galater galaten galatas gal gl ga
ephesians epheser efeziers efesios eph efe ef
philippians philipper filippenzen filipenses phil php fil flp fp
colossians kolosser kolossenzen colosenses colossenses col kol cl
titus tito tit tt
philemon filemon phlm phm filem flm fm
hebrews hebraer hebreeen hebreos hebreus hebr heb hb
james jakobus jacobus santiago tiago jas jak jac sant stg tg
jude judas jud jd
revelation offenbarung openbaring apocalipsis apocalipse rev offb off openb apk apoc ap
`;

/** Like `singleBooks`, but each line begins with the highest number that can precede the name, such as 3 for 3 John. */
const numberedBooks = `
5 mose moses mozes mo
2 samuel sam sm
2 kings konige koningen reyes reis kgs kon re rs
2 chronicles chronik kronieken cronicas chron chr kron cron cr
2 corinthians korinther korintiers korinthiers corintios cor kor co
2 thessalonians thessalonicher tessalonicher thessalonicenzen tessalonicenzen tesalonicenses tessalonicenses thess thes tess tes ts
2 timothy timotheus timoteus timoteo tim tm ti
2 peter petrus pedro petr pet ped pe
3 john johannes juan joao joh jhn jn jo
2 maccabees makkabaer makkabeeen macabeos macabeus macc makk mac
`;

const singleNames = namesIn(singleBooks);
const numberedNames = namesIn(numberedBooks);
const highestNumbers = linesOf(numberedBooks).map((line) => Number.parseInt(line, 10));

function linesOf(table: string): string[] {
  return table.trim().split("\n");
}

/** The indexes of the books (their lines), by name. Two books may have the same abbreviation. */
function namesIn(table: string): ReadonlyMap<string, readonly number[]> {
  const books = new Map<string, readonly number[]>();
  for (const [book, line] of linesOf(table).entries())
    for (const name of line.match(/[a-z]+/g) ?? []) books.set(name, [...(books.get(name) ?? []), book]);
  return books;
}

export interface NamedBooks {
  /** The books without a number before their name, as indexes of `singleBooks`. */
  readonly single: readonly number[];
  /** The books with several volumes, as indexes of `numberedBooks`. */
  readonly numbered: readonly number[];
}

/**
 * Finds the books of the Bible with a name or abbreviation in English, German, Spanish, Dutch or Portuguese.
 * @param name one word, in any letters
 */
export function booksNamed(name: string): NamedBooks {
  const plainName = plainLetters(name);
  return { single: singleNames.get(plainName) ?? [], numbered: numberedNames.get(plainName) ?? [] };
}

/**
 * The ids of the books that a name can mean. A book has the same id in each language: the books of Moses have a number in
 * some languages (1. Mose), and different names in others (Genesis).
 * @param volume the number before the name. Empty if there is no number
 */
export function bookIds(name: string, volume: string): string[] {
  const { single, numbered } = booksNamed(name);
  if (volume === "") return single.map(String);
  return numbered.map((book) => (book === 0 ? String(Number(volume) - 1) : `${volume} ${String(book)}`));
}

const bookWords = "buch brief book letter epistle libro carta epistola livro boek".split(" ");

/**
 * Whether a number and the text after it are a volume of a book, such as “1” and “Korinther 13,4”, “Korintherbrief” or
 * “Brief an die Korinther”.
 */
export function isVolume(number: number, text: string): boolean {
  const [firstWord = "", ...otherWords] = (plainLetters(text).match(/^[\p{L}\s]+/u)?.[0] ?? "")
    .trim()
    .split(/\s+/);
  const names = bookWords.includes(firstWord) ? otherWords.slice(0, 4) : [firstWord];
  return names
    .flatMap((name) => booksNamed(name.replace(/(?:buch|brief)$/, "")).numbered)
    .some((book) => number >= 1 && number <= (highestNumbers[book] ?? 0));
}
