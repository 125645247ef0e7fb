import type { ContentType } from "./content-type";
import { bookingForm } from "./content-types/form-booking";
import { formWords } from "./content-types/form-common";
import { bookDetails } from "./content-types/book-details";
import { bookOutline } from "./content-types/book-outline";
import { excerptPage } from "./content-types/excerpt-page";
import { article } from "./content-types/article";
import { contactForm } from "./content-types/form-contact";
import { prayerForm } from "./content-types/form-prayer";
import { devotional } from "./content-types/devotional";
import { document } from "./content-types/document";
import { event } from "./content-types/event";
import { facts } from "./content-types/facts";
import { frame } from "./content-types/frame";
import { aboutPage } from "./content-types/page-about";
import { bookPage } from "./content-types/page-book";
import { guide } from "./content-types/guide";
import { contactPage } from "./content-types/page-contact";
import { coursePage } from "./content-types/page-course";
import { excerptLanding } from "./content-types/page-excerpt";
import { homePage } from "./content-types/page-home";
import { notFoundPage } from "./content-types/page-not-found";
import { pressKitPage } from "./content-types/page-press-kit";
import { speakingPage } from "./content-types/page-speaking";
import { blogPage } from "./content-types/page-blog";
import { eventsPage } from "./content-types/page-events";
import { partnerPage } from "./content-types/page-partner";
import { prayerHubPage } from "./content-types/page-prayer-hub";
import { resourcesPage } from "./content-types/page-resources";
import { thankYouPage } from "./content-types/page-thank-you";
import { partnershipGifts, partnershipLevels } from "./content-types/partnership";
import { site } from "./content-types/site";
import { redirects } from "./content-types/redirects";
import { matches } from "./content-type";

/** All content types. To add one, add a file to the folder content-types and a line here. */
export const contentTypes: readonly ContentType[] = [
  site,
  facts,
  frame,
  homePage,
  aboutPage,
  speakingPage,
  pressKitPage,
  contactPage,
  bookPage,
  bookDetails,
  bookOutline,
  coursePage,
  excerptLanding,
  notFoundPage,
  thankYouPage,
  prayerHubPage,
  resourcesPage,
  document,
  excerptPage,
  formWords,
  guide,
  devotional,
  contactForm,
  bookingForm,
  prayerForm,
  eventsPage,
  event,
  partnerPage,
  partnershipLevels,
  partnershipGifts,
  blogPage,
  article,
  redirects,
];

/**
 * The content type of a file.
 * @param file the path in content/
 * @returns the content type, or undefined if there is none
 */
export function contentTypeOf(file: string): ContentType | undefined {
  return contentTypes.find((contentType) => matches(contentType, file));
}
