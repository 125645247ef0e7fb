import type { Role } from "../fields";
import { realMailAddress, realWebAddress } from "./address";
import { knownCurrency } from "./currency";
import { realDay } from "./day";
import { knownDestination } from "./destination";
import { balancedEmphasis, emphasisBesideLinks, noEmphasis } from "./emphasis";
import { unansweredAddress } from "./former-address";
import { fittingLength } from "./length";
import { linksInWords, withoutAddresses } from "./links-in-words";
import { noOwnQuotes } from "./no-own-quotes";
import { oneParagraph } from "./one-paragraph";
import { knownLanguage } from "./language";
import { existingPicture } from "./picture";
import { knownPlaceholders, pairedBraces } from "./placeholders";
import { readableSigns } from "./readable-signs";
import type { Validator } from "./validator";
import { wordsAlone } from "./words-alone";
import { noRawAddresses, noRawNames } from "./written-out";
import { knownZone } from "./zone";

const forWords: readonly Validator[] = [
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

/** The validators of each text role. Constraints that a pattern can express are in the schema. */
export const validatorsByRole: Readonly<Record<Role, readonly Validator[]>> = {
  copy: [...forWords, noEmphasis],
  linked: [
    readableSigns,
    oneParagraph,
    knownPlaceholders,
    pairedBraces,
    linksInWords,
    ...[noRawNames, wordsAlone, noOwnQuotes, fittingLength].map(withoutAddresses),
    emphasisBesideLinks,
  ],
  prose: [...forWords, balancedEmphasis],
  href: [readableSigns, knownDestination],
  former: [unansweredAddress],
  picture: [existingPicture],
  id: [],
  day: [realDay],
  email: [realMailAddress],
  url: [readableSigns, realWebAddress],
  zone: [knownZone],
  language: [knownLanguage],
  currency: [knownCurrency],
};
