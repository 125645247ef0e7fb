import { graphql } from "gatsby";
import { Section } from "../components/sections/section";
import { ToastRegion } from "../components/ui/toast-region";
import { useToasts } from "../components/ui/use-toasts";
import { bookingForm, contactForm, prayerForm } from "./forms";
import { MailForm } from "./mail-form";

/** The three forms of the contact page and the toasts that they share. */
export function ContactForms({ forms }: { forms: Queries.ContactFormsFragment }) {
  const { formWords: common, contactForm: contact, bookingForm: booking, prayerForm: prayer } = forms;
  const { addresses } = forms.siteIdentity;
  const { toasts, show, dismiss, retract } = useToasts();
  const sections = [
    { form: contactForm, words: contact, ground: "light", anchor: "message" },
    { form: bookingForm, words: booking, ground: "paper" },
    { form: prayerForm, words: prayer, ground: "light" },
  ] as const;
  return (
    <>
      {sections.map(({ form, words, ...section }) => (
        <Section
          key={form.name}
          {...section}
          id={`${"anchor" in section ? section.anchor : form.name}-title`}
          heading={{ title: words.title, text: words.introduction }}
          layout="split"
        >
          <MailForm
            form={form}
            words={words}
            common={common}
            address={addresses[form.writeTo].email}
            toasts={{ show, retract }}
          />
        </Section>
      ))}
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
