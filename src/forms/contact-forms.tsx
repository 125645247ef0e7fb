import { graphql } from "gatsby";
import { SplitSection } from "../components/ui/split-section";
import { ToastRegion } from "../components/ui/toast-region";
import { useToasts } from "../components/ui/use-toasts";
import { BookingForm } from "./booking/booking-form";
import { ContactForm } from "./contact/contact-form";
import { PrayerForm } from "./prayer/prayer-form";

/** The three forms of the contact page and the toasts that they share. */
export function ContactForms({ forms }: { forms: Queries.ContactFormsFragment }) {
  const { formWords: common, contactForm: contact, bookingForm: booking, prayerForm: prayer } = forms;
  const { addresses } = forms.siteIdentity;
  const { toasts, show, dismiss, retract } = useToasts();
  const shared = { common, announce: show, retract };
  return (
    <>
      <SplitSection
        ground="light"
        id="message-title"
        anchor="message"
        title={contact.title}
        text={contact.introduction}
      >
        <ContactForm words={contact} {...shared} address={addresses.general.email} />
      </SplitSection>
      <SplitSection ground="paper" id="booking-title" title={booking.title} text={booking.introduction}>
        <BookingForm words={booking} {...shared} address={addresses.speaking.email} />
      </SplitSection>
      <SplitSection ground="light" id="prayer-title" title={prayer.title} text={prayer.introduction}>
        <PrayerForm words={prayer} {...shared} address={addresses.prayer.email} />
      </SplitSection>
      <ToastRegion toasts={toasts} dismiss={dismiss} />
    </>
  );
}

export const contactFormsFields = graphql`
  fragment ContactForms on Query {
    formWords {
      ...FormWords
    }
    contactForm {
      ...ContactForm
    }
    bookingForm {
      ...BookingForm
    }
    prayerForm {
      ...PrayerForm
    }
    siteIdentity {
      addresses {
        general {
          email
        }
        speaking {
          email
        }
        prayer {
          email
        }
      }
    }
  }
`;
