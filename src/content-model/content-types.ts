import { isFileOf, type ContentType } from "./content-type";
import { announcements } from "./content-types/announcements";
import { collections } from "./content-types/collections";
import { forms } from "./content-types/form-texts";
import { pages } from "./content-types/pages";
import { siteContent } from "./content-types/site";

export { hasBody, isCollection, pagesShowing, type ContentType } from "./content-type";
export {
  dayHint,
  idFormat,
  formerAddress,
  hintOf,
  isText,
  textsIn,
  type Field,
  type ObjectField,
  type SampleKind,
  type TextField,
  type WrittenText,
} from "./fields";
export { fieldAt } from "./structure";

/** All content types, in the order shown to editors. */
export const contentTypes: readonly ContentType[] = [
  announcements,
  ...siteContent,
  ...pages,
  ...collections,
  ...forms,
];

export function contentTypeOf(file: string): ContentType | undefined {
  return contentTypes.find((contentType) => isFileOf(contentType, file));
}
