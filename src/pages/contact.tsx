import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Hero } from "../components/sections/hero";
import { StayConnected } from "../components/sections/stay-connected";
import { ContactForms } from "../forms/contact-forms";
import { organization } from "../seo/json-ld/organization";
import { webPage } from "../seo/json-ld/web-page";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/contact.svg";

/** Contact: three forms and the email sign-up. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage, siteIdentity } = data;
  return (
    <>
      <Hero hero={contactPage.hero} flame={flame} size="slim" />
      <ContactForms forms={data} />
      <StayConnected
        card={contactPage.stayConnected}
        address={siteIdentity.addresses.general.email}
        signUpPage={siteIdentity.emailList?.page}
      />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { seo } = data.contactPage;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      preview="contact"
      describe={(site, path) => [organization(site), webPage(site, { path, ...seo, type: "ContactPage" })]}
    />
  );
}

export const query = graphql`
  query ContactPage {
    contactPage {
      seo { ...Seo }
      hero { ...Hero }
      stayConnected { ...StayConnected }
    }
    ...ContactForms
    siteIdentity { emailList { page } }
  }
`;
