import type { Role } from "../fields";
import {
  announcementDates,
  courseStart,
  devotionalSlides,
  eventTimes,
  eventYear,
  existingCover,
  formAddresses,
  gatheringTexts,
  knownChoice,
  linksToOneShop,
  podcastPicture,
  pressPhotos,
  repeatedIds,
  teachingDate,
  teachingDirection,
  teachingRecording,
} from "./across";
import { elementMistakes } from "./body-elements";
import { sourceMistakes } from "./body-source";
import { equalTeachings, misplacedFiles, missingFiles, takenAddresses, unreadableMedia } from "./files";
import { knownDestination, realWebAddress } from "./links";
import { existingPicture } from "./pictures";
import { existingRecording } from "./recordings";
import type { BodyRule, ContentRule, FieldsRule, Rule } from "./rule";
import { copyRules, linkedRules, proseRules, readableCharacters } from "./text-rules";

/*
 * All rules of the content check. To add a rule, write a function in this folder, and add it to a list below: for the
 * content as a whole, the fields of a file, a text, or Markdown. Checks that need only the text of a field are in the
 * field itself (fields.ts).
 */

/** The rules for the content as a whole. */
export const contentRules: readonly ContentRule[] = [
  missingFiles,
  misplacedFiles,
  equalTeachings,
  takenAddresses,
  unreadableMedia,
  repeatedIds,
];

/**
 * The rules for the fields of each file, by the name of its content type. They run only if all fields of the file have
 * the right type.
 */
export const fieldsRules: Readonly<Partial<Record<string, readonly FieldsRule[]>>> = {
  "every type": [existingCover],
  announcements: [announcementDates],
  article: [teachingDate, teachingDirection, teachingRecording],
  "book-details": [linksToOneShop],
  devotional: [devotionalSlides],
  event: [eventTimes, eventYear],
  facts: [gatheringTexts, courseStart],
  "page-press-kit": [pressPhotos],
  site: [podcastPicture, formAddresses],
};

/** The rules for each text, by its role. */
export const textRules: Readonly<Record<Role, readonly Rule[]>> = {
  copy: copyRules,
  linked: linkedRules,
  prose: proseRules,
  href: [readableCharacters, knownDestination],
  former: [],
  picture: [existingPicture],
  recording: [existingRecording],
  id: [],
  chosen: [knownChoice],
  day: [],
  email: [],
  url: [readableCharacters, realWebAddress],
  code: [],
};

/** The rules for Markdown. */
export const bodyRules: readonly BodyRule[] = [sourceMistakes, elementMistakes];
