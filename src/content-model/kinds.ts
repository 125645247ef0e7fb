import type { Kind } from "./kind";
import { bookingForm } from "./kinds/form-booking";
import { formWords } from "./kinds/form-common";
import { bookDetails } from "./kinds/book-details";
import { bookOutline } from "./kinds/book-outline";
import { excerptPage } from "./kinds/excerpt-page";
import { article } from "./kinds/article";
import { contactForm } from "./kinds/form-contact";
import { prayerForm } from "./kinds/form-prayer";
import { devotional } from "./kinds/devotional";
import { document } from "./kinds/document";
import { event } from "./kinds/event";
import { facts } from "./kinds/facts";
import { faqList } from "./kinds/faq-list";
import { frame } from "./kinds/frame";
import { aboutPage } from "./kinds/page-about";
import { bookPage } from "./kinds/page-book";
import { guide } from "./kinds/guide";
import { contactPage } from "./kinds/page-contact";
import { coursePage } from "./kinds/page-course";
import { excerptLanding } from "./kinds/page-excerpt";
import { homePage } from "./kinds/page-home";
import { notFoundPage } from "./kinds/page-not-found";
import { pressKitPage } from "./kinds/page-press-kit";
import { speakingPage } from "./kinds/page-speaking";
import { blogPage } from "./kinds/page-blog";
import { eventsPage } from "./kinds/page-events";
import { partnerPage } from "./kinds/page-partner";
import { prayerHubPage } from "./kinds/page-prayer-hub";
import { resourcesPage } from "./kinds/page-resources";
import { thankYouPage } from "./kinds/page-thank-you";
import { partnershipGifts, partnershipLevels } from "./kinds/partnership";
import { site } from "./kinds/site";
import { redirects } from "./kinds/redirects";
import { testimonialList } from "./kinds/testimonial-list";
import { matches } from "./kind";

/** All kinds of content. To add a kind, add a file to the kinds folder and a line here. */
export const kinds: readonly Kind[] = [
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
  faqList,
  testimonialList,
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
 * The kind of a file.
 * @param file the path in content/
 * @returns the kind, or undefined if there is none
 */
export function kindOf(file: string): Kind | undefined {
  return kinds.find((kind) => matches(kind, file));
}
