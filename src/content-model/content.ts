import type { ContentType } from "./content-type";
import type { FieldMistake, Path } from "./messages";
import type { Facts } from "./placeholders";

/** A parsed file, or the mistakes that prevent parsing. */
export interface ParsedFile {
  readonly data: unknown;
  /** Syntax mistakes. If `isBroken` is set, the file cannot be checked any further. */
  readonly mistakes: readonly FieldMistake[];
  readonly isBroken: boolean;
  /** The line of a field, or of its nearest existing parent. */
  readonly lineOf: (path: Path) => number | undefined;
  /** The Markdown of an MDX file, and the line on which it begins. */
  readonly body: string;
  readonly bodyLine: number;
  /** Texts after unquoted values that YAML parses as comments. */
  readonly comments: ReadonlyArray<{ readonly path: Path; readonly comment: string }>;
}

/** One file of a known content type. */
export interface ContentFile extends ParsedFile {
  /** Its path in content/, with forward slashes. */
  readonly file: string;
  readonly contentType: ContentType;
  /** The mistakes of its structure: missing, unknown or blank fields, and values of another type. */
  readonly structureMistakes: readonly FieldMistake[];
}

/** Reads pictures and recordings by their paths in content/. */
export interface AssetReader {
  /** The first 48 bytes of a file; undefined if it cannot be opened. */
  readonly beginningOf: (path: string) => Uint8Array | undefined;
  /** The size of a picture in pixels; undefined if it is not a picture. */
  readonly sizeOf: (path: string) => { readonly width: number; readonly height: number } | undefined;
}

/** The files of a content folder. */
export interface Folder {
  /** All paths in content/, except hidden files and files of the operating system. */
  readonly paths: readonly string[];
  /** The addresses of the files in static/, which are served unchanged, such as /older-browsers.js. */
  readonly staticFiles: ReadonlySet<string>;
  /** Reads pictures and recordings; undefined on the editing screen, which does not have their bytes. */
  readonly reader?: AssetReader | undefined;
}

/** All of content/, as the rules see it. */
export interface Content extends Folder {
  readonly files: readonly ContentFile[];
  /** The facts for placeholders; undefined if site.json or facts.json cannot be read. */
  readonly facts: Facts | undefined;
  /** The links and email addresses of site.json, by their placeholders. */
  readonly addresses: ReadonlyArray<readonly [placeholder: string, address: string]>;
  /** The site's own address; empty if site.json cannot be read. */
  readonly site: string;
  /** The language of every page (BCP 47); empty if site.json cannot be read. */
  readonly language: string;
  /** All valid targets of internal links. */
  readonly routes: readonly string[];
  /** The current date in the ministry's time zone, such as 2026-03-08; undefined if the facts cannot be read. */
  readonly today: string | undefined;
  /** The publication dates of scheduled teachings, by route. */
  readonly scheduledDates: ReadonlyMap<string, string>;
  /** The redirect target of each old address without a slash at its end. */
  readonly oldAddresses: ReadonlyMap<string, string>;
}
