import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingCall } from "../components/sections/closing-call";
import { Hero } from "../components/sections/hero";
import { subjectLink } from "../forms/mail-link";
import { PageForms } from "../forms/page-forms";
import { PageHead } from "../seo/page-head";
import flame from "../theme/artwork/flames/contact.svg";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { hero, stayConnected } = data.contactPage;
  const { addresses, emailList } = data.siteIdentity;
  const href = emailList?.page ?? subjectLink(addresses.general.email, stayConnected.mailSubject);
  const joinAction = { label: stayConnected.button, href };
  return (
    <>
      <Hero hero={hero} flame={flame} size="slim" />
      <PageForms texts={data.forms} />
      <ClosingCall id="stay-connected" call={{ ...stayConnected, actions: [joinAction] }}>
        {!emailList && <p>{stayConnected.byMail}</p>}
      </ClosingCall>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { seo } = data.contactPage;
  return <PageHead seo={seo} path={location.pathname} type="ContactPage" />;
}

export const query = graphql`
  query ContactPage($path: String!) {
    contactPage {
      seo { ...Seo }
      hero { ...Hero }
      stayConnected { title text button byMail mailSubject }
    }
    forms(page: $path)
    siteIdentity { addresses { general { email } } emailList { page } }
  }
`;
