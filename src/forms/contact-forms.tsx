import { graphql } from "gatsby";
import { SplitSection } from "../components/ui/split-section";
import { ToastRegion } from "../components/ui/toast-region";
import { useToasts } from "../components/ui/use-toasts";
import { BookingForm } from "./booking/booking-form";
import { ContactForm } from "./contact/contact-form";
import { Emergency } from "./prayer/emergency";
import { PrayerForm } from "./prayer/prayer-form";
import { Unfolding } from "./unfolding";

/** The three forms of the contact page, and the notices that they share. */
export function ContactForms({ forms }: { forms: Queries.ContactFormsFragment }) {
  const { formWords: common, contactForm: contact, bookingForm: booking, prayerForm: prayer } = forms;
  const { addresses } = forms.siteIdentity;
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <SplitSection
        ground="light"
        id="message-title"
        anchor="message"
        title={contact.title}
        text={contact.introduction}
      >
        <ContactForm words={contact} common={common} address={addresses.general.email} announce={show} />
      </SplitSection>
      <SplitSection
        ground="paper"
        id="booking-title"
        anchor="booking"
        title={booking.title}
        text={booking.introduction}
      >
        <Unfolding anchor="booking" card={booking.card}>
          <BookingForm words={booking} common={common} address={addresses.speaking.email} announce={show} />
        </Unfolding>
      </SplitSection>
      <SplitSection
        ground="light"
        id="prayer-title"
        anchor="prayer"
        title={prayer.title}
        text={prayer.introduction}
      >
        <Unfolding anchor="prayer" card={prayer.card} notice={<Emergency words={prayer.emergency} />}>
          <PrayerForm words={prayer} common={common} address={addresses.prayer.email} announce={show} />
        </Unfolding>
      </SplitSection>
      <ToastRegion toasts={toasts} dismiss={dismiss} />
    </>
  );
}

export const contactFormsFields = graphql`
  fragment ContactForms on Content {
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
