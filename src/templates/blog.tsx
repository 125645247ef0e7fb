import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Articles, type PagedList } from "../components/sections/blog/articles";
import { ClosingCall } from "../components/sections/closing-call";
import { Hero } from "../components/sections/hero";
import { Items, offers } from "../components/sections/items";
import { SignUp } from "../components/sections/blog/sign-up";
import { subjectLink } from "../forms/mail-link";
import { describeBlogPage } from "../seo/titles";
import { PageHead, podcastFeeds } from "../seo/page-head";
import flame from "../theme/artwork/flames/blog.svg";

/** The page context of a blog page, as src/gatsby/pages/create-pages.ts creates it. */
interface BlogContext extends PagedList {
  /** The names of the page's articles, in their order. */
  names: string[];
  hasFeed: boolean;
}

/** The blog: a featured article, the other articles by category, and the email sign-up. */
export default function BlogPage({ data, pageContext }: PageProps<Queries.BlogPageQuery, BlogContext>) {
  const { blogPage, allArticle, siteIdentity, contactPage } = data;
  const { stayConnected } = contactPage;
  const { names, isSearchable } = pageContext;
  const articles = [...allArticle.nodes].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  const { comingSoon } = blogPage.card;
  return (
    <>
      <Hero hero={{ ...blogPage.hero, ...(!isSearchable && blogPage.meanwhile) }} flame={flame} size="slim" />
      {articles.length > 0 && <Articles texts={blogPage} articles={articles} list={pageContext} />}
      <SignUp
        texts={blogPage.signUp}
        comingSoon={comingSoon}
        emailRequest={{
          href: subjectLink(siteIdentity.addresses.general.email, stayConnected.mailSubject),
          hint: stayConnected.byMail,
        }}
        list={siteIdentity.emailList}
      />
      <ClosingCall call={blogPage.closing}>
        <Items
          look={offers}
          headingId={(_, index) => `to-come-${String(index)}`}
          comingSoon={comingSoon}
          items={blogPage.closing.entries}
        />
      </ClosingCall>
    </>
  );
}

export function Head({ data, location, pageContext }: HeadProps<Queries.BlogPageQuery, BlogContext>) {
  const { blogPage, siteIdentity } = data;
  const seo = describeBlogPage(blogPage, pageContext);
  const { page, category, hasFeed } = pageContext;
  const { back, crumb } = blogPage.article;
  const isFirst = page === 1 && category === undefined;
  return (
    <PageHead
      seo={seo}
      path={location.pathname}
      preview="blog"
      previewTitle={blogPage.seo.title}
      feeds={[
        ...(hasFeed ? [{ title: blogPage.seo.title, href: "/feed.xml" }] : []),
        ...podcastFeeds(siteIdentity),
      ]}
      parentPages={isFirst ? [] : [{ path: back.href, name: crumb }]}
    />
  );
}

export const query = graphql`
  query BlogPage($names: [String!]!) {
    blogPage {
      seo { ...Seo }
      hero { ...Hero }
      meanwhile { text actions { ...LinkFields } }
      ...ArticleList
      paging { title }
      category { title nextTitle description }
      article { crumb back { href } }
      signUp { title text label button ask privacy privacyLink { label href } }
      closing { eyebrow title text entries { title text action { ...LinkFields } } }
    }
    allArticle(filter: { name: { in: $names } }, sort: { name: ASC }) { nodes { ...ArticleCard } }
    siteIdentity { addresses { general { email } } emailList { form field } podcast { title } }
    contactPage { stayConnected { mailSubject byMail } }
  }
`;
