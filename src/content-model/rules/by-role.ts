import type { Role } from "../field";
import { realMailAddress, realWebAddress } from "./address";
import { realDay } from "./day";
import { knownDestination } from "./destination";
import { balancedEmphasis, noEmphasis } from "./emphasis";
import { unansweredAddress } from "./former-address";
import { fittingLength } from "./length";
import { linksInBody } from "./links-in-body";
import { markdownAlone } from "./markdown-alone";
import { markdownSlips } from "./markdown-slips";
import { noOwnQuotes } from "./no-own-quotes";
import { oneParagraph } from "./one-paragraph";
import { existingPicture } from "./picture";
import { knownPlaceholders, pairedBraces } from "./placeholders";
import { readableSigns } from "./readable-signs";
import type { PieceRule, Rule } from "./rule";
import { unshownMarkdown } from "./unshown-markdown";
import { wordsAlone } from "./words-alone";
import { noRawAddresses, noRawNames } from "./written-out";

const forWords: readonly Rule[] = [
  readableSigns,
  oneParagraph,
  knownPlaceholders,
  pairedBraces,
  noRawAddresses,
  noRawNames,
  wordsAlone,
  noOwnQuotes,
  fittingLength,
];

/** The rules for each role of text; what a pattern alone decides is left to the schema. */
export const rulesByRole: Readonly<Record<Role, readonly Rule[]>> = {
  copy: [...forWords, noEmphasis],
  prose: [...forWords, balancedEmphasis],
  href: [readableSigns, knownDestination],
  former: [unansweredAddress],
  picture: [existingPicture],
  id: [],
  day: [realDay],
  email: [realMailAddress],
  url: [readableSigns, realWebAddress],
};

/** The rules for each line of the Markdown of an MDX file. */
export const rulesForLines: readonly Rule[] = [
  readableSigns,
  knownPlaceholders,
  pairedBraces,
  markdownAlone,
  noRawAddresses,
  noRawNames,
];

/** The rules for what that Markdown says, once it is parsed. */
export const rulesForPieces: readonly PieceRule[] = [linksInBody, unshownMarkdown, markdownSlips];
