import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DirectContact } from "../components/sections/direct-contact";
import { Hero } from "../components/sections/hero";
import { StayConnected } from "../components/sections/stay-connected";
import { SplitSection } from "../components/ui/split-section";
import { ContactForm } from "../forms/contact/contact-form";
import { organization } from "../seo/json-ld/organization";
import { webPage } from "../seo/json-ld/web-page";
import { webSite } from "../seo/json-ld/web-site";
import { PageHead } from "../seo/page-head";

/** Contact: a form, the inboxes behind it, and the email list. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage, contactForm, siteIdentity } = data.content;
  const { addresses, emailList } = siteIdentity;
  return (
    <>
      <Hero hero={contactPage.hero} size="slim" />
      <SplitSection ground="light" id="message" title={contactForm.title} text={contactForm.introduction}>
        <ContactForm words={contactForm} address={addresses.general.email} />
      </SplitSection>
      <DirectContact direct={contactPage.direct} />
      <StayConnected
        card={contactPage.stayConnected}
        address={addresses.general.email}
        signUpPage={emailList?.page}
      />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { seo } = data.content.contactPage;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      preview="contact"
      describe={(site, path) => [
        organization(site),
        webSite(site),
        webPage(site, { path, ...seo, type: "ContactPage" }),
      ]}
    />
  );
}

export const query = graphql`
  query ContactPage {
    content {
      contactPage {
        seo {
          ...Seo
        }
        hero {
          ...Hero
        }
        direct {
          ...DirectContact
        }
        stayConnected {
          ...StayConnected
        }
      }
      contactForm {
        ...ContactForm
      }
      siteIdentity {
        addresses {
          general {
            email
          }
        }
        emailList {
          page
        }
      }
    }
  }
`;
